#ifndef BACKPLAY_ASSETS_H
#define BACKPLAY_ASSETS_H

#include <stddef.h>
#include <stdint.h>

/// A file of the folder `Assets`, embedded in the binary.
struct Asset {
  /// The path below `Assets`, for instance "apps/fieldbook.json".
  const char *_Nonnull name;
  /// The file as it is, immortal; a zero byte that `count` does not count follows it.
  const uint8_t *_Nonnull bytes;
  /// The length of the file in bytes.
  size_t count;
};

/// Counts the embedded files.
size_t asset_count(void);

/// Finds a file by its place in the list, which the names order byte by byte; null past the end.
const struct Asset *_Nullable asset_at(size_t index);

/// Finds a file by its name; null when there is none.
const struct Asset *_Nullable asset_named(const char *_Nonnull name);

#endif
