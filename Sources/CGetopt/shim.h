#ifndef BACKPLAY_CGETOPT_SHIM_H
#define BACKPLAY_CGETOPT_SHIM_H

// getopt_long is missing from Swift's module of the C library, and its answers are globals, which
// Swift 6 rightly refuses: these functions read them.
#include <getopt.h>

/// Makes the next call start anew, and leaves the messages to the caller. Zero, unlike one, also
/// forgets a cluster of short options in which an earlier scan stopped.
static inline void getopt_begin(void) {
  optind = 0;
  opterr = 0;
}

/// The argument of the option just found, or the operand just found; null when it has none.
static inline const char *_Nullable getopt_argument(void) { return optarg; }

/// The index in argv of the next argument to be looked at.
static inline int getopt_index(void) { return optind > 0 ? optind : 1; }

/// The value of the option that the last call refused; 0 when it knows none of that name.
static inline int getopt_refused(void) { return optopt; }

#endif
