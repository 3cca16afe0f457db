import JSONText
import Navigation

extension AppReader {
  /// Reads the table of links.
  mutating func readLinks(_ node: JSONNode) -> LinkTable {
    var rules: [LinkTable.Rule] = []
    var shapes: Set<[String]> = []
    for node in json.array(node) ?? [] {
      guard let object = json.object(node, of: ["path", "tab", "stack"]) else { continue }
      let path = json.member("path", of: object)
      let segments = path.flatMap { pattern($0) }
      let tab = tab(of: object)
      let nodes = json.member("stack", of: object).flatMap { json.array($0) } ?? []
      let stack = nodes.compactMap { linkPlace($0, ids: segments.map { Self.ids(of: $0) }) }
      guard let path, let segments else { continue }
      // What an id is called makes no difference to the paths that fit.
      let shape = segments.map { segment in
        if case .literal(let text) = segment { text } else { "{}" }
      }
      if !shapes.insert(shape).inserted {
        json.report("an earlier link fits the same paths", expected: "another path", at: path.path)
      }
      rules.append(LinkTable.Rule(segments: segments, tab: tab, stack: stack))
    }
    return LinkTable(rules)
  }

  /// Reads a pattern such as `/employees/{id}`.
  private mutating func pattern(_ node: JSONNode) -> [LinkTable.Segment]? {
    guard let text = json.string(node) else { return nil }
    var segments: [LinkTable.Segment] = []
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.first == "" else { return malformed(node) }
    for part in parts.dropFirst() {
      let inner = part.filter { $0 != "{" && $0 != "}" }
      guard !inner.isEmpty else { return malformed(node) }
      if part == inner {
        segments.append(.literal(inner))
      } else if part == "{\(inner)}", !segments.contains(.id(inner)) {
        segments.append(.id(inner))
      } else {
        return malformed(node)
      }
    }
    return segments
  }

  private mutating func malformed(_ node: JSONNode) -> [LinkTable.Segment]? {
    json.report(
      "this is no pattern of paths",
      expected: "a pattern such as '/employees/{id}', each name in braces once", at: node.path)
    return nil
  }

  /// Reads the tab of a link, which there must be when the root hosts tabs.
  private mutating func tab(of object: JSONObject) -> String? {
    guard let tabNames else { return nil }
    guard !tabNames.isEmpty else {
      if let node = object["tab"] {
        json.report("the root hosts no tabs", at: node.path, in: .name)
      }
      return nil
    }
    guard let node = json.member("tab", of: object), let name = json.string(node) else {
      return nil
    }
    guard tabNames.contains(name) else {
      json.reportUnknown("tab", name, known: tabNames, at: node.path)
      return nil
    }
    return name
  }

  /// Reads an entry of a link's stack; `ids` are the names in the path, nil when the path is not
  /// known.
  private mutating func linkPlace(_ node: JSONNode, ids: [String]?) -> LinkTable.Place? {
    guard let object = json.object(node, of: ["push", "with"]),
      let place = place(of: object, named: "push")
    else { return nil }
    for (name, value) in place.params.sorted(by: { $0.key < $1.key }) {
      guard value.contains(where: { $0 == "{" || $0 == "}" }), let ids else { continue }
      if !ids.contains(where: { value == "{\($0)}" }) {
        let known = ids.map { "'{\($0)}'" } + ["a text without braces"]
        json.report(
          "'\(value)' is no id of the path", expected: known.joined(separator: " or "),
          at: object.path.appending(.name("with")).appending(.name(name)))
      }
    }
    return LinkTable.Place(route: place.route, params: place.params)
  }

  private static func ids(of segments: [LinkTable.Segment]) -> [String] {
    segments.compactMap { segment in
      if case .id(let name) = segment { name } else { nil }
    }
  }
}
