/// The smallest piece of a line.
struct Token: Hashable, Sendable {
  /// What kind of piece it is.
  enum Kind: Hashable, Sendable {
    /// A run of characters without blanks, quotes, commas and equals signs.
    case word
    /// A text in double quotes.
    case quoted
    /// A text whose closing quote is missing.
    case unclosed
    case comma, equals
    /// The end of what is said: a comment, or the line's end.
    case end
  }

  /// What kind of piece it is.
  var kind: Kind
  /// Where its bytes are, quotes included.
  var range: Range<Int>
}
