/// What an app declares about its navigation: the root, the known routes and the link table.
public struct NavigationGraph: Hashable, Sendable {
  /// The first entry of the root stack.
  public let root: Location
  /// The routes that the app knows.
  public let routes: [Route: RouteSpec]
  /// The table that turns a path into a stack (R46); empty: every link leads home.
  public let links: LinkTable

  /// Makes a graph, or throws its first mistake.
  public init(
    root: Location, routes: [Route: RouteSpec], links: LinkTable = LinkTable()
  ) throws(Mistake) {
    self.root = root
    self.routes = routes
    self.links = links
    try checkHosting()
    try checkLinks()
  }

  /// The tabs that the root hosts; empty when it hosts none.
  public var tabs: [RouteSpec.TabSpec] {
    if case .tabs(let tabs)? = routes[root.route]?.hosting { tabs } else { [] }
  }

  /// The names of the tabs that the root hosts; empty when it hosts none.
  public var tabNames: [String] { tabs.map(\.name) }

  /// Says whether two locations are the same screen: the same route and equal identity params (R9).
  public func isSame(_ left: Location, _ right: Location) -> Bool {
    guard left.route == right.route else { return false }
    let identity = routes[left.route]?.identity ?? []
    return identity.allSatisfy { left.params[$0] == right.params[$0] }
  }
}
