/// What an app declares about its navigation: the root, the known routes and the link table.
public struct NavigationGraph: Hashable, Sendable {
  /// The first entry of the root stack.
  public let root: Location
  /// The routes that the app knows.
  public let routes: [Route: RouteSpec]
  /// The table that turns a path into a stack (R46).
  public let links: LinkTable

  /// The mistakes that a declaration can hold.
  public enum Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// A route that is used and not declared.
    case unknownRoute(Route)
    /// A route that hosts itself, directly or through others, so that no tree could end.
    case endlessHosting(Route)
    /// A link that names a tab which the root does not have.
    case unknownTab(String)

    /// The mistake in words.
    public var description: String {
      switch self {
      case .unknownRoute(let route): "route '\(route)' is not declared"
      case .endlessHosting(let route): "route '\(route)' hosts itself"
      case .unknownTab(let name): "there is no tab '\(name)'"
      }
    }
  }

  /// Makes a graph, or throws its first mistake.
  public init(
    root: Location, routes: [Route: RouteSpec], links: LinkTable = LinkTable()
  ) throws(Mistake) {
    self.root = root
    self.routes = routes
    self.links = links
    try check(root.route, within: [])
    for route in routes.keys.sorted() { try check(route, within: []) }
    for rule in links.rules {
      if let tab = rule.tab, !tabNames.contains(tab) { throw .unknownTab(tab) }
      for place in rule.stack where routes[place.route] == nil { throw .unknownRoute(place.route) }
    }
  }

  /// The names of the tabs that the root hosts; empty when it hosts none.
  public var tabNames: [String] {
    guard case .tabs(let tabs)? = routes[root.route]?.hosting else { return [] }
    return tabs.map(\.name)
  }

  /// Says whether two locations are the same screen: the same route and equal identity params (R9).
  public func isSame(_ left: Location, _ right: Location) -> Bool {
    guard left.route == right.route else { return false }
    let identity = routes[left.route]?.identity ?? []
    return identity.allSatisfy { left.params[$0] == right.params[$0] }
  }

  /// Throws when a route is unknown or what it hosts leads back to it.
  private func check(_ route: Route, within hosts: [Route]) throws(Mistake) {
    guard let spec = routes[route] else { throw .unknownRoute(route) }
    guard !hosts.contains(route) else { throw .endlessHosting(route) }
    switch spec.hosting {
    case .nothing: return
    case .stack(let root): try check(root.route, within: hosts + [route])
    case .tabs(let tabs):
      guard !tabs.isEmpty else { throw .endlessHosting(route) }
      for tab in tabs { try check(tab.root.route, within: hosts + [route]) }
    }
  }
}
