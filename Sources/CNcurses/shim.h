// What Swift cannot reach in ncurses by itself: mutable globals, variadic functions, macros.

#ifndef CNCURSES_SHIM_H
#define CNCURSES_SHIM_H

#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <term.h>
#include <wchar.h>

static inline WINDOW *cn_standard_screen(void) { return stdscr; }
static inline WINDOW *cn_physical_screen(void) { return curscr; }
static inline FILE *cn_standard_input(void) { return stdin; }
static inline FILE *cn_standard_output(void) { return stdout; }
static inline int cn_colours(void) { return COLORS; }
static inline int cn_pairs(void) { return COLOR_PAIRS; }

static inline attr_t cn_bold(void) { return A_BOLD; }
static inline attr_t cn_dim(void) { return A_DIM; }
static inline attr_t cn_underline(void) { return A_UNDERLINE; }
static inline attr_t cn_reverse(void) { return A_REVERSE; }
static inline attr_t cn_italic(void) { return A_ITALIC; }

/// Adopts the user's character set and says whether it is UTF-8.
static inline bool cn_adopt_locale(void) {
  setlocale(LC_CTYPE, "");
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/// Returns the columns that the C library, and so ncurses, gives to a scalar; -1 when the locale cannot show it.
static inline int cn_columns(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

/// Fills a cell with a scalar.
static inline void cn_set_scalar(cchar_t *cell, uint32_t scalar, attr_t attributes, int pair) {
  wchar_t wide[2] = {(wchar_t)scalar, 0};
  setcchar(cell, wide, attributes, 0, &pair);
}

/// Fills a cell with a scalar and its marks, ended by zero, of which ncurses keeps four.
static inline void cn_set_cluster(
    cchar_t *cell, const uint32_t *scalars, attr_t attributes, int pair) {
  wchar_t wide[CCHARW_MAX + 1] = {0};
  for (int i = 0; i < CCHARW_MAX && scalars[i] != 0; i++) wide[i] = (wchar_t)scalars[i];
  setcchar(cell, wide, attributes, 0, &pair);
}

/// Asks the terminal for its size; zeros when it does not know.
static inline void cn_size(int file, int *width, int *height) {
  struct winsize size = {0};
  if (ioctl(file, TIOCGWINSZ, &size) != 0) size = (struct winsize){0};
  *width = size.ws_col;
  *height = size.ws_row;
}

/// Says how many bytes wait to be read.
static inline int cn_waiting(int file) {
  int count = 0;
  return ioctl(file, FIONREAD, &count) == 0 ? count : 0;
}

/// Loads the description of a terminal without touching it; false when there is none.
static inline bool cn_load(const char *name, int file) {
  int status = 0;
  return setupterm(name, file, &status) == OK;
}

/// Forgets the description that was loaded last.
static inline void cn_unload(void) {
  if (cur_term) del_curterm(cur_term);
}

/// Returns a string of the loaded description, or null.
static inline const char *cn_string(const char *capability) {
  const char *string = tigetstr(capability);
  return string == (const char *)-1 ? NULL : string;
}

/// Returns the string that moves the cursor to a place, or null.
static inline const char *cn_move(int row, int column) {
  const char *string = cn_string("cup");
  return string ? tiparm(string, row, column) : NULL;
}

#endif
