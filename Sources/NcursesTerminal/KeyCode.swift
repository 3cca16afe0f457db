import CNcurses
import TerminalUI

/// What ncurses calls keys, and what we call them.
package enum KeyCode {
  /// Sequences that terminals send whatever their description says; ncurses learns them beside its
  /// own.
  static let alsoSent: [(sequence: String, code: Int32)] =
    [
      ("A", KEY_UP), ("B", KEY_DOWN), ("C", KEY_RIGHT), ("D", KEY_LEFT), ("H", KEY_HOME),
      ("F", KEY_END),
    ].flatMap { [("\u{1B}[" + $0.0, $0.1), ("\u{1B}O" + $0.0, $0.1)] }
    + [
      ("\u{1B}[1~", KEY_HOME), ("\u{1B}[7~", KEY_HOME), ("\u{1B}[4~", KEY_END),
      ("\u{1B}[8~", KEY_END), ("\u{1B}[2~", KEY_IC), ("\u{1B}[3~", KEY_DC),
      ("\u{1B}[5~", KEY_PPAGE), ("\u{1B}[6~", KEY_NPAGE), ("\u{1B}[Z", KEY_BTAB),
    ]

  /// Returns the key of one of ncurses's codes.
  package static func key(code: Int32) -> Key {
    switch code {
    case KEY_UP: .up
    case KEY_DOWN: .down
    case KEY_LEFT: .left
    case KEY_RIGHT: .right
    case KEY_HOME, KEY_A1: .home
    case KEY_END, KEY_C1: .end
    case KEY_PPAGE, KEY_A3: .pageUp
    case KEY_NPAGE, KEY_C3: .pageDown
    case KEY_IC: .insert
    case KEY_DC: .delete
    case KEY_BACKSPACE: .backspace
    case KEY_ENTER: .enter
    case KEY_BTAB: .backtab
    case KEY_RESIZE: .resize
    case KEY_F0 + 1...KEY_F0 + 63: .function(Int(code - KEY_F0))
    default: .unknown(Int(code))
    }
  }
}
