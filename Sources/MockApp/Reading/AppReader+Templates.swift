import JSONText

extension AppReader {
  /// Reads a template or a choice of them, of which the last must always be fit to be filled.
  mutating func template(_ node: JSONNode, in scope: Scope) -> Template? {
    var nodes = [node]
    if case .array = node.value { nodes = json.array(node) ?? [] }
    guard let last = nodes.last else {
      json.report("there is no text", expected: "at least one", at: node.path)
      return nil
    }
    var template: Template?
    for node in nodes {
      guard let text = json.string(node) else { continue }
      do {
        if template == nil {
          template = try Template(text)
        } else {
          try template?.fallBack(on: text)
        }
        check(template?.wordings.last ?? [], at: node.path, in: scope, isLast: node == last)
      } catch {
        json.report("\(error)", expected: "a text such as 'Album {id}'", at: node.path)
      }
    }
    return template
  }

  private mutating func check(
    _ wording: [Template.Part], at path: JSONPath, in scope: Scope, isLast: Bool
  ) {
    for name in Template.placeholders(in: wording).sorted() where !scope.certain.contains(name) {
      if !scope.ofRecord.contains(name) {
        json.reportUnknown(
          "placeholder", name, known: scope.certain.union(scope.ofRecord).sorted(), at: path)
      } else if isLast {
        json.report(
          "a screen without a record has no '\(name)'",
          expected: "an array of texts, the last one without '{\(name)}'", at: path)
      }
    }
  }
}
