/// The identity of a record: its collection and its id there.
package struct RecordID: Hashable, Sendable {
  /// The name of the collection.
  package let collection: String
  /// The id.
  package let id: String

  /// Names a record, known or not.
  package init(_ id: String, in collection: String) {
    self.collection = collection
    self.id = id
  }
}
