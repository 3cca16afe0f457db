import JSONText
import Navigation

extension AppReader {
  /// Reads what a tap does; nil when the item says nothing about it.
  mutating func action(of object: JSONObject, in scope: Scope) -> ActionDefinition? {
    if let node = object["do"] {
      for name in ["push", "with"] {
        guard let node = object[name] else { continue }
        json.report(
          "a tap does one thing", expected: "either \"push\" or \"do\"", at: node.path, in: .name)
      }
      return command(node).map { .perform($0) }
    }
    guard let node = object["push"] else {
      if let node = object["with"] {
        json.report(
          "params belong to a push", expected: "\"push\": …", at: node.path, in: .name)
      }
      return nil
    }
    var params: [String: Template] = [:]
    for (name, node) in members(of: object["with"].flatMap { json.object($0) }) {
      params[name] = template(node, in: scope)
    }
    guard let route = route(node) else { return nil }
    checkIdentity(of: route, given: object["with"], at: object.path)
    return .push(route, with: params)
  }

  private mutating func command(_ node: JSONNode) -> ActionDefinition.Command? {
    guard let word = json.string(node) else { return nil }
    let command = ActionDefinition.Command(rawValue: word)
    if command == nil {
      json.reportUnknown(
        "command", word, known: ActionDefinition.Command.allCases.map(\.rawValue), at: node.path)
    }
    return command
  }

  /// Reads the name of a route that the file declares.
  mutating func route(_ node: JSONNode) -> Route? {
    guard let name = json.string(node) else { return nil }
    guard identities[Route(rawValue: name)] != nil else {
      json.reportUnknown(
        "screen", name, known: identities.keys.map(\.rawValue).sorted(), at: node.path)
      return nil
    }
    return Route(rawValue: name)
  }

  /// Reads the name of a route that needs no params.
  mutating func target(_ node: JSONNode) -> Route? {
    guard let route = route(node) else { return nil }
    checkIdentity(of: route, given: nil, at: node.path)
    return route
  }

  /// Reads a route and its params, which are plain texts.
  mutating func place(of object: JSONObject, named name: String) -> Location? {
    var params: [String: String] = [:]
    for (name, node) in members(of: object["with"].flatMap { json.object($0) }) {
      params[name] = text(node)
    }
    guard let node = json.member(name, of: object), let route = route(node) else { return nil }
    checkIdentity(of: route, given: object["with"], at: object.path)
    return Location(route, params)
  }

  /// Notes identity params that are not given.
  private mutating func checkIdentity(of route: Route, given node: JSONNode?, at path: JSONPath) {
    var given: [String: JSONValue] = [:]
    if case .object(let members)? = node?.value { given = members }
    for param in identities[route] ?? [] where given[param] == nil {
      json.report(
        "'\(route)' needs the param '\(param)'", expected: "\"with\": {\"\(param)\": …}",
        at: node?.path ?? path)
    }
  }
}
