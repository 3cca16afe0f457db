#include "Assets.h"

#include <string.h>

// #embed is C23 and an extension in older modes; the toolchain's clang knows it in all of them.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The list that `make assets` writes: `files`, ordered by name.
#include "Embedded.h"

size_t asset_count(void) { return sizeof files / sizeof files[0]; }

const struct Asset *asset_at(size_t index) {
  return index < asset_count() ? &files[index] : NULL;
}

const struct Asset *asset_named(const char *name) {
  for (size_t index = 0; index < asset_count(); index++) {
    if (strcmp(files[index].name, name) == 0) return &files[index];
  }
  return NULL;
}
