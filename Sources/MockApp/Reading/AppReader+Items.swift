import JSONText
import Navigation

extension AppReader {
  /// The members of which an item has exactly one.
  private static let kinds = ["row", "rows", "button", "field", "text"]

  /// Reads an item of a screen.
  mutating func item(_ node: JSONNode, in scope: Scope) -> ItemDefinition? {
    guard let object = json.object(node) else { return nil }
    let kinds = Self.kinds.filter { object[$0] != nil }
    guard let kind = kinds.first else {
      let list = Self.kinds.map { "\"\($0)\"" }.joined(separator: ", ")
      json.report("this is no item", expected: "one of \(list)", at: node.path)
      return nil
    }
    let members = Self.members(of: kind)
    guard let item = json.object(node, of: members), let label = item[kind] else { return nil }
    switch kind {
    case "row": return row(item, label: label, in: scope).map { .row($0) }
    case "button": return button(item, label: label, in: scope).map { .button($0) }
    case "rows": return rows(item, label: label, in: scope)
    case "field": return field(item, label: label, in: scope).map { .field($0) }
    default: return template(label, in: scope).map { .text($0) }
    }
  }

  /// The members that an item of a kind may have.
  private static func members(of kind: String) -> [String] {
    switch kind {
    case "row": ["row", "detail", "push", "with", "do"]
    case "rows": ["rows", "detail", "for", "from", "to", "push", "with", "do"]
    case "button": ["button", "push", "with", "do"]
    case "field": ["field", "stores"]
    default: ["text"]
    }
  }

  private mutating func row(
    _ object: JSONObject, label: JSONNode, in scope: Scope
  ) -> RowDefinition? {
    let label = template(label, in: scope)
    let detail = object["detail"].flatMap { template($0, in: scope) }
    let action = action(of: object, in: scope)
    return label.map { RowDefinition(label: $0, detail: detail, action: action) }
  }

  private mutating func button(
    _ object: JSONObject, label: JSONNode, in scope: Scope
  ) -> RowDefinition? {
    if object["push"] == nil, object["do"] == nil {
      json.report("the button does nothing", expected: "\"push\" or \"do\"", at: object.path)
    }
    return row(object, label: label, in: scope)
  }

  private mutating func rows(
    _ object: JSONObject, label: JSONNode, in scope: Scope
  ) -> ItemDefinition? {
    if let node = object["for"] {
      for name in ["from", "to"] {
        guard let node = object[name] else { continue }
        json.report(
          "rows for a collection have no numbers",
          expected: "either \"for\", or \"from\" and \"to\"", at: node.path, in: .name)
      }
      let collection = collectionName(node)
      let row = row(object, label: label, in: scope.adding(attributes(of: collection)))
      guard let row, let collection else { return nil }
      return .rows(row, for: .records(of: collection))
    }
    let from = json.member("from", of: object).flatMap { json.integer($0, in: 0...Self.mostRows) }
    let to = json.member("to", of: object)
    let last = to.flatMap { json.integer($0, in: (from ?? 0)...Self.mostRows) }
    let row = row(object, label: label, in: scope.adding([Repetition.number]))
    guard let row, let from, let last else { return nil }
    return .rows(row, for: .numbers(from...last))
  }

  /// The highest number of a row; a longer list shows nothing that this one does not.
  private static let mostRows = 1_000_000

  private mutating func field(
    _ object: JSONObject, label: JSONNode, in scope: Scope
  ) -> Field? {
    let name = text(label)
    let attribute = object["stores"].flatMap { node in
      json.string(node).map { attribute in
        if !scope.ofRecord.contains(attribute) || attribute == RecordCollection.identity {
          let known = scope.ofRecord.subtracting([RecordCollection.identity])
          json.reportUnknown("attribute", attribute, known: known.sorted(), at: node.path)
        }
        return attribute
      }
    }
    return name.map { Field(name: $0, attribute: attribute) }
  }
}
