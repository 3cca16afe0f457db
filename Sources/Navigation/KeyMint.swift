/// The source of new keys while one request is carried out (R3).
struct KeyMint {
  /// The number that the next key gets.
  var nextNumber: Int

  /// Makes an entry with a new key, and what its route hosts; the host's key comes first.
  mutating func entry(at location: Location, in graph: NavigationGraph) -> HistoryEntry {
    entry(at: location, hosting: graph.routes[location.route]?.hosting ?? .nothing, in: graph)
  }

  /// Makes an entry with a new key, and what it is known to host.
  mutating func entry(
    at location: Location, hosting: RouteSpec.Hosting, in graph: NavigationGraph
  ) -> HistoryEntry {
    let key = EntryKey(location.route, nextNumber)
    nextNumber += 1
    return HistoryEntry(
      key: key, params: location.params, child: container(hosting, in: graph))
  }

  private mutating func container(
    _ hosting: RouteSpec.Hosting, in graph: NavigationGraph
  ) -> ContainerState? {
    switch hosting {
    case .nothing: return nil
    case .stack(let root): return .stack(History(root: entry(at: root, in: graph)))
    case .tabs(let specs):
      var items: [TabItem] = []
      for spec in specs {
        let root = entry(at: spec.root, in: graph)
        items.append(TabItem(name: spec.name, container: .stack(History(root: root))))
      }
      return Tabs(items: items, selected: 0, visited: [0]).map(ContainerState.tabs)
    }
  }
}
