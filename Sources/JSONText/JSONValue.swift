/// A JSON value as plain data; of an object's members only names and values are kept, not their
/// order.
package enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number; integers are exact up to 2⁵³.
  case number(Double)
  /// A string, its escapes resolved.
  case string(String)
  /// Values in their order.
  case array([JSONValue])
  /// Values by name.
  case object([String: JSONValue])

  /// The kind of the value with its article, as errors name it.
  package var kind: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
