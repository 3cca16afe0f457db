extension Router {
  /// Arrives on the stack that a path leads to, cold and warm on the same one (R46, R47).
  ///
  /// What is the same from the root upwards keeps its keys and takes the params; what stood above
  /// the tabs is gone; of the tabs, only the target's stack changes. What the destination hosts
  /// shows its start.
  mutating func open(_ path: String, _ changes: inout Changes) {
    let arrival = graph.links.resolve(path)
    let tab = graph.tabs.first { $0.name == arrival.tab } ?? graph.tabs.first
    guard let tab else {
      return arrive(on: [graph.root] + arrival.above, at: .root, &changes)
    }
    guard let address = uncoverTab(named: tab.name, &changes) else { return }
    select(address, &changes)
    arrive(on: [tab.root] + arrival.above, at: address.stack, &changes)
  }

  /// Leaves nothing above the root that hosts the tabs; a root that does not host this one gives
  /// way to a new one.
  private mutating func uncoverTab(named name: String, _ changes: inout Changes) -> TabAddress? {
    let root = state.root.entries[0]
    if graph.isSame(root.location, graph.root), root.hostsTab(named: name) {
      state.root.splice(keeping: 1, &changes)
      state.root.setParams(graph.root.params, at: 0, &changes)
    } else {
      splice(keeping: 0, adding: [graph.root], at: .root, &changes)
    }
    return state.root.visibleTab(named: name)
  }

  /// Makes a stack show these locations; entries that are the same from the root upwards keep their
  /// keys.
  private mutating func arrive(
    on wanted: [Location], at path: ContainerPath, _ changes: inout Changes
  ) {
    let standing = state.root.stack(at: path)?.locations ?? []
    let kept = zip(standing, wanted).prefix { graph.isSame($0, $1) }.count
    splice(keeping: kept, adding: wanted[kept...], at: path, &changes)
    state.root.modifyStack(at: path) { stack in
      for (position, location) in wanted[..<kept].enumerated() {
        stack.setParams(location.params, at: position, &changes)
      }
      stack.showStartOfTop(&changes)
    }
  }

  /// Keeps the first entries of a stack and puts new ones on top of them.
  private mutating func splice(
    keeping kept: Int, adding locations: some Collection<Location>, at path: ContainerPath,
    _ changes: inout Changes
  ) {
    var mint = KeyMint(nextNumber: state.nextNumber)
    let added = locations.map { mint.entry(at: $0, in: graph) }
    state.nextNumber = mint.nextNumber
    state.root.modifyStack(at: path) { $0.splice(keeping: kept, adding: added, &changes) }
  }
}

extension History {
  /// The locations from the root up to the visible entry.
  fileprivate var locations: [Location] { entries[...index].map(\.location) }

  /// Lets what the visible entry hosts show its start, as it does on a cold arrival.
  fileprivate mutating func showStartOfTop(_ changes: inout Changes) {
    modifyEntry(at: index) { entry in
      entry.modifyChild { $0.showStart(&changes) }
    }
  }
}

extension HistoryEntry {
  fileprivate func hostsTab(named name: String) -> Bool {
    if case .tabs(let tabs)? = child { tabs.position(of: name) != nil } else { false }
  }
}

extension ContainerState {
  fileprivate mutating func showStart(_ changes: inout Changes) {
    modifyStack { stack in
      stack.splice(keeping: 1, &changes)
      stack.showStartOfTop(&changes)
    }
    modifyTabs { tabs in
      if let change = tabs.select(tabs.start), changes.tabs == nil { changes.tabs = change }
      tabs.modifyContainer(at: tabs.selected) { $0.showStart(&changes) }
    }
  }
}
