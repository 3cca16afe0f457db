/// Whatever a terminal sends: a key, or word that something about the terminal has changed.
package enum Key: Hashable, Sendable {
  /// A printable character.
  case character(Character)
  /// Return or Enter.
  case enter
  /// Escape.
  case escape
  /// Tab.
  case tab
  /// Tab with Shift.
  case backtab
  /// Erase to the left.
  case backspace
  /// Erase to the right.
  case delete
  /// Insert.
  case insert
  /// Arrow up.
  case up
  /// Arrow down.
  case down
  /// Arrow left.
  case left
  /// Arrow right.
  case right
  /// Home.
  case home
  /// End.
  case end
  /// Page up.
  case pageUp
  /// Page down.
  case pageDown
  /// A function key, from 1.
  case function(Int)
  /// A character with Control; letters are lower case.
  case control(Character)
  /// The terminal has another size.
  case resize
  /// A key that has a code, but no meaning.
  case unknown(Int)
  /// Nothing will come any more: the terminal is gone.
  case endOfInput
}
