/// A value of a document with the path to it.
package struct JSONNode: Hashable, Sendable {
  /// The value.
  package let value: JSONValue
  /// The way to it from the top.
  package let path: JSONPath

  /// Makes a node.
  package init(value: JSONValue, path: JSONPath) {
    self.value = value
    self.path = path
  }
}
