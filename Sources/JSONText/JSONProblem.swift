/// What is wrong with a value, whatever its text looks like.
package struct JSONProblem: Hashable, Sendable {
  /// The part of a member that is wrong.
  package enum Part: Hashable, Sendable {
    /// The value.
    case value
    /// The name before it.
    case name
  }

  /// The way to the value.
  package let path: JSONPath
  /// The part that is wrong.
  package let part: Part
  /// What is wrong.
  package let message: String
  /// What should stand there; nil when the message says it.
  package let expected: String?

  /// Says what is wrong.
  package init(
    _ message: String, expected: String? = nil, at path: JSONPath, in part: Part = .value
  ) {
    self.message = message
    self.expected = expected
    self.path = path
    self.part = part
  }
}
