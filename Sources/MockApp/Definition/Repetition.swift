/// How often a row stands there, and what is different each time.
package enum Repetition: Hashable, Sendable {
  /// Once for each number, which the row knows as `n`.
  case numbers(ClosedRange<Int>)
  /// Once for each record of a collection, whose attributes the row knows by their names.
  case records(of: String)

  /// The name by which a row knows its number.
  package static let number = "n"
}
