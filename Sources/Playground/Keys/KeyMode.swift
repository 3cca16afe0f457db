/// What decides which meaning a key has.
package enum KeyMode: String, CaseIterable, Hashable, Sendable {
  /// Nothing is under way.
  case rest = "at rest"
  /// A finger is on the glass.
  case gesture = "in a gesture"
  /// A field of the visible screen has the focus: printable keys go to it.
  case typing = "while typing"
  /// A line is being written: printable keys go to it.
  case prompt = "in a prompt"
  /// The help, or a message, lies over everything.
  case reading = "in the help"
  /// The terminal is too small to show the phone.
  case tooSmall = "in a terminal that is too small"

  /// Whether a printable key without a meaning of its own is text.
  package var takesText: Bool { self == .typing || self == .prompt }
}
