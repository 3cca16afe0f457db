/// An object of a document, whose members are nodes.
package struct JSONObject: Hashable, Sendable {
  /// The way to the object.
  package let path: JSONPath
  private let values: [String: JSONValue]

  init(_ values: [String: JSONValue], at path: JSONPath) {
    self.values = values
    self.path = path
  }

  /// The names of the members, in alphabetical order.
  package var names: [String] { values.keys.sorted() }

  /// The member of a name; nil when there is none.
  package subscript(_ name: String) -> JSONNode? {
    values[name].map { JSONNode(value: $0, path: path.appending(.name(name))) }
  }
}
