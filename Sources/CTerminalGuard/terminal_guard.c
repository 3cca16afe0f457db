#include "terminal_guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { most_bytes = 512, stack_size = 64 * 1024, patience_ms = 100 };

/// What ends a process: requests first (which may be ignored by whoever started it), then faults.
static const int deaths[] = {SIGHUP,  SIGINT,  SIGQUIT, SIGTERM, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
                             SIGXFSZ, SIGILL,  SIGTRAP, SIGABRT, SIGBUS,  SIGFPE,  SIGSEGV, SIGSYS};
enum { death_count = sizeof deaths / sizeof *deaths };

static const int tellings[] = {SIGWINCH, SIGCONT, SIGTSTP};
enum { telling_count = sizeof tellings / sizeof *tellings };

static struct {
  bool at_work;
  bool leaves_at_exit;
  int input, output;
  int wake[2];
  size_t count;
  char bytes[most_bytes];
  struct termios modes;
  struct sigaction before[death_count + telling_count + 1];
} guard;

static atomic_bool armed;
static atomic_uint events;

/// Where a handler runs when the stack itself is what broke.
static char handler_stack[stack_size];

/// Writes what it can; a terminal that takes nothing cannot keep the process from ending.
static void send(const char *bytes, size_t count) {
  while (count > 0) {
    struct pollfd ready = {.fd = guard.output, .events = POLLOUT};
    if (poll(&ready, 1, patience_ms) <= 0 || !(ready.revents & POLLOUT)) return;
    ssize_t written = write(guard.output, bytes, count);
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

/// Says whether the terminal is somebody else's at the moment, such as the shell's after `bg`.
static bool in_background(void) {
  pid_t front = tcgetpgrp(guard.input);
  return front > 0 && front != getpgrp();
}

void terminal_guard_arm(void) { atomic_store(&armed, true); }

void terminal_guard_disarm(void) { atomic_store(&armed, false); }

void terminal_guard_restore(void) {
  if (!atomic_exchange(&armed, false) || in_background()) return;
  int error = errno;
  send(guard.bytes, guard.count);
  tcsetattr(guard.input, TCSANOW, &guard.modes);
  errno = error;
}

/// The handler is gone by now, and the signal blocked until it returns: then it ends the process, which so reports the truth.
static void on_death(int signal) {
  terminal_guard_restore();
  raise(signal);
}

static void on_telling(int signal) {
  int error = errno;
  unsigned event = signal == SIGWINCH  ? terminal_guard_resized
                   : signal == SIGCONT ? terminal_guard_continued
                                       : terminal_guard_stop_asked;
  atomic_fetch_or(&events, event);
  if (write(guard.wake[1], "", 1) < 0) {
    // The pipe is full: whoever reads it is awake already.
  }
  errno = error;
}

static bool is_ignored(const struct sigaction *action) {
  return !(action->sa_flags & SA_SIGINFO) && action->sa_handler == SIG_IGN;
}

/// Sets a handler unless the signal was ignored before.
static void take(int signal, struct sigaction *before, const struct sigaction *action) {
  sigaction(signal, NULL, before);
  if (!is_ignored(before)) sigaction(signal, action, NULL);
}

static void take_signals(void) {
  stack_t stack = {.ss_sp = handler_stack, .ss_size = stack_size};
  sigaltstack(&stack, NULL);
  struct sigaction death = {.sa_handler = on_death, .sa_flags = SA_ONSTACK | SA_RESETHAND};
  sigfillset(&death.sa_mask);
  for (int i = 0; i < death_count; i++) take(deaths[i], &guard.before[i], &death);
  struct sigaction telling = {.sa_handler = on_telling, .sa_flags = SA_RESTART};
  sigfillset(&telling.sa_mask);
  for (int i = 0; i < telling_count; i++) {
    take(tellings[i], &guard.before[death_count + i], &telling);
  }
  struct sigaction ignore = {.sa_handler = SIG_IGN};
  take(SIGPIPE, &guard.before[death_count + telling_count], &ignore);
}

static void give_signals_back(void) {
  for (int i = 0; i < death_count; i++) sigaction(deaths[i], &guard.before[i], NULL);
  for (int i = 0; i < telling_count; i++) {
    sigaction(tellings[i], &guard.before[death_count + i], NULL);
  }
  sigaction(SIGPIPE, &guard.before[death_count + telling_count], NULL);
}

static bool open_wake(void) {
  if (pipe(guard.wake) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(guard.wake[i], F_SETFL, O_NONBLOCK);
    fcntl(guard.wake[i], F_SETFD, FD_CLOEXEC);
  }
  return true;
}

bool terminal_guard_begin(int input, int output, const char *bytes, size_t count) {
  if (guard.at_work || count > most_bytes) return false;
  if (tcgetattr(input, &guard.modes) != 0 || !open_wake()) return false;
  guard.at_work = true;
  guard.input = input;
  guard.output = output;
  guard.count = count;
  memcpy(guard.bytes, bytes, count);
  atomic_store(&events, 0);
  if (!guard.leaves_at_exit) guard.leaves_at_exit = atexit(terminal_guard_restore) == 0;
  take_signals();
  return true;
}

void terminal_guard_end(void) {
  if (!guard.at_work) return;
  if (atomic_exchange(&armed, false) && !in_background()) {
    tcsetattr(guard.input, TCSADRAIN, &guard.modes);
  }
  give_signals_back();
  close(guard.wake[0]);
  close(guard.wake[1]);
  guard.at_work = false;
}

void terminal_guard_stop(bool group) {
  struct sigaction handler;
  struct sigaction stop = {.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, NULL, &handler);
  if (is_ignored(&handler)) return;
  sigaction(SIGTSTP, &stop, NULL);
  if (group) {
    kill(0, SIGTSTP);
  } else {
    raise(SIGTSTP);
  }
  sigaction(SIGTSTP, &handler, NULL);
}

int terminal_guard_wake(void) { return guard.wake[0]; }

unsigned terminal_guard_take_events(void) {
  char drained[64];
  while (read(guard.wake[0], drained, sizeof drained) > 0) {
  }
  return atomic_exchange(&events, 0);
}
