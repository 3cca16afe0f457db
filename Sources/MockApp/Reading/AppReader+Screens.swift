import JSONText
import Navigation

extension AppReader {
  /// A route of the file, taken apart.
  typealias ScreenParts = (spec: RouteSpec, definition: ScreenDefinition?)

  /// Reads which routes there are and what tells their screens apart, before anything refers to
  /// them.
  mutating func readIdentities(_ screens: JSONObject) {
    for (name, node) in members(of: screens) {
      var identity: [String] = []
      if case .object(let members) = node.value, let value = members["identity"] {
        let path = node.path.appending(.name("identity"))
        for node in json.array(JSONNode(value: value, path: path)) ?? [] {
          guard let param = text(node) else { continue }
          if identity.contains(param) { reportRepeated("param", param, at: node.path) }
          identity.append(param)
        }
      }
      identities[Route(rawValue: name)] = identity
    }
  }

  /// Reads a screen, or a route that hosts a container.
  mutating func screen(_ node: JSONNode, route: Route) -> ScreenParts? {
    let identity = identities[route] ?? []
    guard let any = json.object(node) else { return nil }
    if any["tabs"] != nil {
      guard let object = json.object(node, of: ["identity", "tabs"]) else { return nil }
      let tabs = object["tabs"].map { readTabs($0) } ?? []
      return (RouteSpec(identity: identity, hosting: .tabs(tabs)), nil)
    }
    if any["stack"] != nil {
      guard let object = json.object(node, of: ["identity", "stack"]),
        let stack = object["stack"].flatMap({ json.object($0, of: ["root", "with"]) }),
        let root = place(of: stack, named: "root")
      else { return nil }
      return (RouteSpec(identity: identity, hosting: .stack(root)), nil)
    }
    guard let object = json.object(node, of: ["identity", "title", "record", "items"]) else {
      return nil
    }
    return (RouteSpec(identity: identity), definition(object, identity: identity))
  }

  private mutating func definition(
    _ object: JSONObject, identity: [String]
  ) -> ScreenDefinition? {
    let collection = object["record"].flatMap { collectionName($0) }
    if let node = object["record"], identity.count != 1 {
      json.report(
        "a screen with a record has one identity param", expected: #""identity": ["id"]"#,
        at: node.path, in: .name)
    }
    let scope = Scope(certain: Set(identity), ofRecord: attributes(of: collection))
    let title = json.member("title", of: object).flatMap { template($0, in: scope) }
    let nodes = object["items"].flatMap { json.array($0) } ?? []
    let items = nodes.compactMap { item($0, in: scope) }
    checkFields(of: items, at: object["items"]?.path ?? object.path)
    return title.map { ScreenDefinition(title: $0, collection: collection, items: items) }
  }

  /// Reads the name of a collection.
  mutating func collectionName(_ node: JSONNode) -> String? {
    guard let name = json.string(node) else { return nil }
    guard collections[name] != nil else {
      json.reportUnknown("collection", name, known: collections.keys.sorted(), at: node.path)
      return nil
    }
    return name
  }

  /// The attributes that the records of a collection have.
  func attributes(of collection: String?) -> Set<String> {
    Set(collection.flatMap { collections[$0]?.records.first }.map { Array($0.keys) } ?? [])
  }

  private mutating func readTabs(_ node: JSONNode) -> [RouteSpec.TabSpec] {
    var tabs: [RouteSpec.TabSpec] = []
    var names: Set<String> = []
    for node in json.array(node) ?? [] {
      guard let object = json.object(node, of: ["name", "root", "with"]) else { continue }
      let name = json.member("name", of: object).flatMap { text($0) }
      let root = place(of: object, named: "root")
      if let name, !names.insert(name).inserted {
        reportRepeated("tab", name, at: object.path.appending(.name("name")))
      }
      guard let name, let root else { continue }
      tabs.append(RouteSpec.TabSpec(name: name, root: root))
    }
    if tabs.isEmpty, case .array([]) = node.value {
      json.report("there are no tabs", expected: "at least one", at: node.path)
    }
    return tabs
  }

  /// Notes fields of the same name, and a Save that would write nothing.
  private mutating func checkFields(of items: [ItemDefinition], at path: JSONPath) {
    var names: Set<String> = []
    var stores = false
    var saves = false
    for item in items {
      switch item {
      case .field(let field):
        if !names.insert(field.name).inserted { reportRepeated("field", field.name, at: path) }
        stores = stores || field.attribute != nil
      case .row(let row), .rows(let row, for: _), .button(let row):
        saves = saves || row.action == .perform(.save)
      case .text: break
      }
    }
    if saves && !stores {
      json.report(
        "there is nothing to save", expected: "a field with \"stores\": …", at: path)
    }
  }
}
