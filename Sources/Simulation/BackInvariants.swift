import Navigation

/// What holds for going back: I8 and I18.
enum BackInvariants {
  /// Checks that a back did exactly the step that was named before, and removed at most one entry.
  static func check(_ entry: Journal.Entry, _ step: BackStep, _ found: inout [Violation]) {
    checkCount(entry, &found)
    guard entry.outcome?.changes != nil else { return }
    if entry.before.root.performing(step) != entry.after.root {
      found.append(
        Violation(.i18, "back was to land on \(name(step.destination)) and did something else"))
    }
  }

  /// Checks that a back removed at most one entry.
  static func checkCount(_ entry: Journal.Entry, _ found: inout [Violation]) {
    let removed = entriesRemoved(from: entry.before, to: entry.after)
    if removed > 1 { found.append(Violation(.i8, "one back removed \(removed) entries")) }
  }

  /// The number of entries that left, of which what they hosted does not count.
  static func entriesRemoved(from before: RouterState, to after: RouterState) -> Int {
    guard before != after else { return 0 }
    var kept: Set<EntryKey> = []
    after.root.forEachEntry { kept.insert($0.key) }
    return removed(from: before.root, kept)
  }

  private static func removed(from history: History, _ kept: Set<EntryKey>) -> Int {
    history.entries.reduce(0) { count, entry in
      guard kept.contains(entry.key) else { return count + 1 }
      return count + (entry.child.map { removed(from: $0, kept) } ?? 0)
    }
  }

  private static func removed(from container: ContainerState, _ kept: Set<EntryKey>) -> Int {
    switch container {
    case .stack(let history): removed(from: history, kept)
    case .tabs(let tabs): tabs.items.reduce(0) { $0 + removed(from: $1.container, kept) }
    }
  }

  private static func name(_ destination: BackDestination) -> String {
    switch destination {
    case .entry(let key): key.description
    case .tab(let name, _): "tab \(name)"
    case .host: "the host"
    }
  }
}
