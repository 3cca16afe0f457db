/// The source of new keys while one request is carried out (R3).
struct KeyMint {
  /// The number that the next key gets.
  var nextNumber: Int

  /// Makes an entry with a new key, and what its route hosts; the host's key comes first.
  mutating func entry(at location: Location, in graph: NavigationGraph) -> HistoryEntry {
    let key = EntryKey(location.route, nextNumber)
    nextNumber += 1
    let child: ContainerState? =
      switch graph.routes[location.route]?.hosting {
      case .stack(let root): .stack(History(root: entry(at: root, in: graph)))
      case .tabs(let specs): tabs(specs, in: graph)
      case .nothing, nil: nil
      }
    return HistoryEntry(key: key, params: location.params, child: child)
  }

  private mutating func tabs(
    _ specs: [RouteSpec.TabSpec], in graph: NavigationGraph
  ) -> ContainerState? {
    var items: [TabItem] = []
    for spec in specs {
      let root = entry(at: spec.root, in: graph)
      items.append(TabItem(name: spec.name, container: .stack(History(root: root))))
    }
    return Tabs(items: items, selected: 0, visited: [0]).map(ContainerState.tabs)
  }
}
