import Navigation

/// A router's tree flattened by an own walk, for comparisons before and after.
struct Tree: Equatable {
  /// Every stack, in an order that does not depend on what is selected: its keys and its index.
  private(set) var stacks: [Stack] = []
  /// The params of every entry.
  private(set) var params: [EntryKey: [String: String]] = [:]
  /// The selected tabs.
  private(set) var selections: [Int] = []
  /// What must never be found: I2, I3, I22.
  private(set) var faults: [String] = []

  struct Stack: Equatable {
    var keys: [EntryKey]
    var index: Int
  }

  init(_ state: RouterState, _ graph: NavigationGraph) {
    walk(state.root, graph)
    for key in params.keys where key.number >= state.nextNumber {
      faults.append("I3: \(key) stands at or above the counter \(state.nextNumber)")
    }
  }

  var keys: Set<EntryKey> { Set(params.keys) }

  private mutating func walk(_ history: History, _ graph: NavigationGraph) {
    if !history.entries.indices.contains(history.index) {
      faults.append("I2: index \(history.index) of \(history.entries.count) entries")
    }
    stacks.append(Stack(keys: history.entries.map(\.key), index: history.index))
    for entry in history.entries {
      if params.updateValue(entry.params, forKey: entry.key) != nil {
        faults.append("I3: \(entry.key) stands twice")
      }
      if graph.routes[entry.route] == nil { faults.append("I22: \(entry.route) is unknown") }
      if let child = entry.child { walk(child, graph) }
    }
  }

  private mutating func walk(_ container: ContainerState, _ graph: NavigationGraph) {
    switch container {
    case .stack(let history): walk(history, graph)
    case .tabs(let tabs):
      selections.append(tabs.selected)
      if tabs.visited.last != tabs.selected || Set(tabs.visited).count != tabs.visited.count {
        faults.append("visits \(tabs.visited) with \(tabs.selected) selected")
      }
      for item in tabs.items { walk(item.container, graph) }
    }
  }
}
