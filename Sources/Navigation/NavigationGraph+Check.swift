extension NavigationGraph {
  /// How many entries may come into being with one, as what it hosts: what stops a small
  /// declaration from asking for a tree without measure.
  public static let mostHosted = 256

  /// Throws when a route is unknown, hosts itself or hosts too much.
  func checkHosting() throws(Mistake) {
    var counted: [Route: Int] = [:]
    _ = try countHosted(by: root.route, within: [], &counted)
    for route in routes.keys.sorted() {
      _ = try countHosted(by: route, within: [], &counted)
    }
  }

  /// Counts the entries that an entry of a route brings along; each route is looked into once.
  private func countHosted(
    by route: Route, within hosts: [Route], _ counted: inout [Route: Int]
  ) throws(Mistake) -> Int {
    if let count = counted[route] { return count }
    guard let spec = routes[route] else { throw .unknownRoute(route) }
    guard !hosts.contains(route) else { throw .endlessHosting(route) }
    guard hosts.count <= Self.mostHosted else { throw .tooMuchHosting(hosts[0]) }
    var count = 0
    for root in try spec.hosting.roots(of: route) {
      count += try 1 + countHosted(by: root.route, within: hosts + [route], &counted)
      guard count <= Self.mostHosted else { throw .tooMuchHosting(route) }
    }
    counted[route] = count
    return count
  }

  /// Throws when a link names what is not there or cannot be told from another.
  func checkLinks() throws(Mistake) {
    let tabNames = Set(tabNames)
    var patterns: Set<[LinkTable.Segment]> = []
    for rule in links.rules {
      if let tab = rule.tab, !tabNames.contains(tab) { throw .unknownTab(tab) }
      guard patterns.insert(rule.segments.map(\.withoutName)).inserted else {
        throw .duplicateLink(rule.pattern)
      }
      try checkIDs(of: rule)
      for place in rule.stack where routes[place.route] == nil { throw .unknownRoute(place.route) }
    }
  }

  private func checkIDs(of rule: LinkTable.Rule) throws(Mistake) {
    var names: Set<String> = []
    for case .id(let name) in rule.segments where !names.insert(name).inserted {
      throw .duplicateID(name, link: rule.pattern)
    }
    for value in rule.stack.flatMap(\.params.values) {
      guard let name = LinkTable.idName(in: value), !names.contains(name) else { continue }
      throw .unknownID(name, link: rule.pattern)
    }
  }
}

extension RouteSpec.Hosting {
  /// The first entries of the stacks that an entry of the route hosts.
  fileprivate func roots(of route: Route) throws(NavigationGraph.Mistake) -> [Location] {
    switch self {
    case .nothing: return []
    case .stack(let root): return [root]
    case .tabs(let tabs):
      guard !tabs.isEmpty else { throw .noTabs(route) }
      var names: Set<String> = []
      for tab in tabs where !names.insert(tab.name).inserted { throw .duplicateTab(tab.name) }
      return tabs.map(\.root)
    }
  }
}

extension LinkTable.Segment {
  /// The segment as it tells paths apart: an id is an id, whatever its name.
  fileprivate var withoutName: Self {
    if case .id = self { .id("") } else { self }
  }
}
