import Navigation

/// What holds for every history: I2, I3 and I22.
package enum TreeInvariants {
  /// Returns what does not hold for a router's state.
  package static func violations(of router: Router) -> [Violation] {
    var found: [Violation] = []
    if !isWellFormed(.stack(router.state.root)) {
      found.append(Violation(.i2, "a history is empty or its index out of range"))
    }
    var seen: Set<EntryKey> = []
    router.state.root.forEachEntry { entry in
      if !seen.insert(entry.key).inserted || entry.key.number >= router.state.nextNumber {
        found.append(Violation(.i3, "the key \(entry.key) stands twice or was never given out"))
      }
      if router.graph.routes[entry.route] == nil {
        found.append(Violation(.i22, "the app does not know the route \(entry.route)"))
      }
    }
    return found
  }

  private static func isWellFormed(_ container: ContainerState) -> Bool {
    switch container {
    case .stack(let history):
      history.entries.indices.contains(history.index)
        && history.entries.allSatisfy { $0.child.map(isWellFormed) ?? true }
    case .tabs(let tabs):
      tabs.items.indices.contains(tabs.selected)
        && tabs.items.allSatisfy { isWellFormed($0.container) }
    }
  }
}
