#ifndef TERMINAL_GUARD_H
#define TERMINAL_GUARD_H

#include <stdbool.h>
#include <stddef.h>

/// The terminal is borrowed: what gives it back is computed and registered before anything is changed, and is done once,
/// whatever ends the process. This is C because it runs inside signal handlers, where Swift must not.

/// Something that a signal has told, as bits.
enum terminal_guard_event {
  terminal_guard_resized = 1,
  terminal_guard_continued = 2,
  terminal_guard_stop_asked = 4,
};

/// Remembers the terminal's modes and the bytes that give it back, and takes over the signals.
///
/// Signals that were ignored (nohup) stay so. Returns false, with nothing changed, when the input is no terminal, when
/// there are too many bytes, or when a guard is at work already.
bool terminal_guard_begin(int input, int output, const char *bytes, size_t count);

/// From now on the terminal is not as it was found.
void terminal_guard_arm(void);

/// Gives the terminal back if it is not as it was found; once, and harmless in a signal handler.
void terminal_guard_restore(void);

/// Sees to it that the modes are as they were found, and gives the signals back.
void terminal_guard_end(void);

/// The terminal is as it was found: nothing is to be given back until it is armed again.
void terminal_guard_disarm(void);

/// Stops the process (or its whole group, as Ctrl-Z does) until somebody continues it.
void terminal_guard_stop(bool group);

/// A descriptor that becomes readable when there are events.
int terminal_guard_wake(void);

/// Returns the events since the last call.
unsigned terminal_guard_take_events(void);

#endif
