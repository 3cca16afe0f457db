import JSONText
import Navigation

/// A reader of an app's file that knows, while it reads one part, what the others declare.
struct AppReader {
  var json = JSONReader()
  /// The routes that the file declares, with their identity params.
  var identities: [Route: [String]] = [:]
  /// The collections that the file declares.
  var collections: [String: RecordCollection] = [:]
  /// The tabs of the root, once they are read; nil when it is not known which screen is the root.
  var tabNames: [String]?

  /// Reads the whole file; what it returns is of use only when there were no problems.
  mutating func app(_ top: JSONNode) -> AppDefinition? {
    guard let file = json.object(top, of: ["name", "root", "screens", "records", "links"]) else {
      return nil
    }
    let name = json.member("name", of: file).flatMap { text($0) }
    if let node = file["records"] { readRecords(node) }
    let screens = json.member("screens", of: file).flatMap { json.object($0) }
    if let screens { readIdentities(screens) }
    let root = json.member("root", of: file).flatMap { target($0) }

    var routes: [Route: RouteSpec] = [:]
    var definitions: [Route: ScreenDefinition] = [:]
    for (route, node) in members(of: screens) {
      let parts = screen(node, route: Route(rawValue: route))
      routes[Route(rawValue: route)] = parts?.spec
      definitions[Route(rawValue: route)] = parts?.definition
    }
    tabNames = root.flatMap { routes[$0] }.map { tabNames(of: $0) }
    let links = file["links"].map { readLinks($0) } ?? LinkTable()

    guard let name, let root, json.problems.isEmpty else { return nil }
    do {
      return AppDefinition(
        name: name, graph: try NavigationGraph(root: Location(root), routes: routes, links: links),
        screens: definitions, records: collections)
    } catch {
      json.report("\(error)", at: screens?.path ?? top.path)
      return nil
    }
  }

  private func tabNames(of root: RouteSpec) -> [String] {
    guard case .tabs(let tabs) = root.hosting else { return [] }
    return tabs.map(\.name)
  }

  /// The members of an object in alphabetical order.
  func members(of object: JSONObject?) -> [(name: String, node: JSONNode)] {
    guard let object else { return [] }
    return object.names.compactMap { name in object[name].map { (name, $0) } }
  }

  /// Reads a string that is not empty.
  mutating func text(_ node: JSONNode) -> String? {
    guard let text = json.string(node) else { return nil }
    guard !text.isEmpty else {
      json.report("the text is empty", expected: "at least one character", at: node.path)
      return nil
    }
    return text
  }

  /// Notes a name that was there before.
  mutating func reportRepeated(_ kind: String, _ name: String, at path: JSONPath) {
    json.report("the \(kind) '\(name)' is there already", expected: "another \(kind)", at: path)
  }
}
