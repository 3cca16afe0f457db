/// The content that people have changed: records as they were saved, and drafts that were not (R4,
/// R49).
///
/// What is as the app brought it has no place in it; so two stores are equal when they show the
/// same.
package struct ContentStore: Hashable, Sendable {
  /// What was saved, by record and attribute.
  package private(set) var edits: [RecordID: [String: String]] = [:]
  /// What was typed and not saved.
  package private(set) var drafts: [DraftKey: String] = [:]

  /// Makes a store in which everything is as the app brought it.
  package init() {}

  /// Writes an attribute of a record; nil: as the app brought it.
  package mutating func write(_ value: String?, to attribute: String, of record: RecordID) {
    edits[record, default: [:]][attribute] = value
    if edits[record]?.isEmpty == true { edits[record] = nil }
  }

  /// Keeps a draft; nil: drops it.
  package mutating func keep(_ text: String?, as draft: DraftKey) {
    drafts[draft] = text
  }
}
