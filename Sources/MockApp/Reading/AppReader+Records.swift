import JSONText

extension AppReader {
  /// Reads the collections.
  mutating func readRecords(_ node: JSONNode) {
    for (name, node) in members(of: json.object(node)) {
      collections[name] = collection(node)
    }
  }

  private mutating func collection(_ node: JSONNode) -> RecordCollection {
    var records: [[String: String]] = []
    var ids: Set<String> = []
    for node in json.array(node) ?? [] {
      guard let record = record(node, like: records.first) else { continue }
      if let id = record[RecordCollection.identity], !ids.insert(id).inserted {
        reportRepeated(
          "id", id, at: node.path.appending(.name(RecordCollection.identity)))
      }
      records.append(record)
    }
    return RecordCollection(records)
  }

  /// Reads a record, which has the same attributes as the first one of its collection.
  private mutating func record(
    _ node: JSONNode, like first: [String: String]?
  ) -> [String: String]? {
    let object = first.map { json.object(node, of: $0.keys.sorted()) } ?? json.object(node)
    guard let object else { return nil }
    for name in first?.keys.sorted() ?? [RecordCollection.identity] {
      _ = json.member(name, of: object)
    }
    return members(of: object).reduce(into: [:]) { record, member in
      record[member.name] = text(member.node)
    }
  }
}
