extension Router {
  /// Arrives on the stack that a path leads to, cold and warm on the same one (R46, R47).
  ///
  /// What is the same from the root upwards keeps its keys and takes the params; what stood above
  /// the tabs is gone; of the tabs, only the target's stack changes.
  mutating func open(_ path: String, _ changes: inout Changes) {
    let arrival = graph.links.resolve(path)
    if graph.tabs.isEmpty {
      arrive(on: [graph.root] + arrival.above, at: .root, &changes)
    } else {
      arrive(on: [graph.root], at: .root, within: arrival, &changes)
    }
  }

  /// Makes a stack show these locations, and what the last of them hosts its start, as it does on a
  /// cold arrival; or, of the tabs that it hosts, the one that a link names, with its entries
  /// above.
  private mutating func arrive(
    on wanted: [Location], at path: ContainerPath, within link: LinkArrival? = nil,
    _ changes: inout Changes
  ) {
    show(wanted, at: path, &changes)
    guard let top = wanted.last else { return }
    let host = path.appending(.entry(wanted.count - 1))
    switch graph.routes[top.route]?.hosting {
    case .nothing, nil: break
    case .stack(let root): arrive(on: [root], at: host, &changes)
    case .tabs(let tabs):
      let position = tabs.firstIndex { $0.name == link?.tab } ?? 0
      state.root.modifyTabs(at: host) { tabs in
        let change = tabs.select(position)
        changes.tabs = changes.tabs ?? change
      }
      arrive(
        on: [tabs[position].root] + (link?.above ?? []), at: host.appending(.tab(position)),
        &changes)
    }
  }

  /// Makes a stack hold exactly these locations; entries that are the same from the root upwards
  /// keep their keys.
  private mutating func show(
    _ wanted: [Location], at path: ContainerPath, _ changes: inout Changes
  ) {
    let standing = state.root.stack(at: path).map { $0.entries[...$0.index] } ?? []
    let kept = zip(standing, wanted).prefix { isStill($0, $1) }.count
    var mint = KeyMint(nextNumber: state.nextNumber)
    let added = wanted[kept...].map { mint.entry(at: $0, in: graph) }
    state.nextNumber = mint.nextNumber
    state.root.modifyStack(at: path) { stack in
      stack.splice(keeping: kept, adding: added, &changes)
      for (position, location) in wanted[..<kept].enumerated() {
        stack.setParams(location.params, at: position, &changes)
      }
    }
  }

  /// Says whether an entry is the screen of a location and hosts what its route declares.
  private func isStill(_ entry: HistoryEntry, _ location: Location) -> Bool {
    guard graph.isSame(entry.location, location) else { return false }
    return switch (graph.routes[location.route]?.hosting ?? .nothing, entry.child) {
    case (.nothing, nil), (.stack, .stack?): true
    case (.tabs(let declared), .tabs(let tabs)?): tabs.areStacks(named: declared.map(\.name))
    default: false
    }
  }
}

extension Tabs {
  fileprivate func areStacks(named names: [String]) -> Bool {
    items.map(\.name) == names
      && items.allSatisfy { if case .stack = $0.container { true } else { false } }
  }
}
