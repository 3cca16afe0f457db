/// Records of one kind in their order, as an app brings them with it.
package struct RecordCollection: Hashable, Sendable {
  /// The attribute that tells the records apart.
  package static let identity = "id"

  /// The records in their order, each with all attributes.
  package let records: [[String: String]]
  private let positions: [String: Int]

  /// Makes a collection; of two records with the same id the first one counts.
  package init(_ records: [[String: String]] = []) {
    self.records = records
    positions = Dictionary(
      records.enumerated().map { position, record in (record[Self.identity] ?? "", position) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The record of an id; nil when there is none.
  package subscript(_ id: String) -> [String: String]? {
    positions[id].map { records[$0] }
  }
}
