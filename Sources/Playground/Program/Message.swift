import TerminalUI

/// What comes into the program from outside.
package enum Message: Hashable, Sendable {
  /// Real time has passed, in µs; the only way in which it comes in.
  case passed(microseconds: Int64)
  /// A key was pressed.
  case key(Key)
  /// The terminal has this size now.
  case resized(CellSize)
  /// Nothing will come any more.
  case endOfInput
}
