/// What the program asks of the outside.
package enum Effect: Hashable, Sendable {
  /// The program ends.
  case quit(Ending)
  /// The program stops until the shell continues it.
  case suspend
  /// The screen is drawn anew, whatever is on it.
  case redraw

  /// How the program ends.
  package enum Ending: Hashable, Sendable {
    /// As the person wished.
    case good
    /// Interrupted.
    case interrupted
  }
}
