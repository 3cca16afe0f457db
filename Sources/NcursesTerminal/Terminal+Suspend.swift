import CNcurses
import CTerminalGuard
import TerminalUI

extension Terminal {
  /// Gives the terminal back, stops with the whole job as Ctrl-Z does, and paints everything again
  /// when continued.
  ///
  /// A change of size in the meantime comes as the next key.
  package func suspend() { stop(group: true) }

  func stop(group: Bool) {
    guard isOpen else { return }
    endwin()
    terminal_guard_disarm()
    terminal_guard_stop(group)
    // That it was continued is no news any more.
    _ = terminal_guard_take_events()
    mayHaveResized = true
    takeBack()
  }

  /// Takes the terminal again after somebody else had it, and paints everything.
  func takeBack() {
    guard isOpen else { return }
    terminal_guard_arm()
    reset_prog_mode()
    redraw()
  }

  /// Adopts the size that the terminal has now; false when it is the same, or unknown.
  func adoptSize() -> Bool {
    guard isOpen, let size = Self.askedSize(), size != (width, height),
      resize_term(Int32(size.height), Int32(size.width)) != ERR
    else { return false }
    (width, height) = size
    shown = Buffer(width: width, height: height)
    row = Array(repeating: cchar_t(), count: width)
    werase(cn_standard_screen())
    clearok(cn_physical_screen(), true)
    return true
  }
}
