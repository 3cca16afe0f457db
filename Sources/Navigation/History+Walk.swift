extension History {
  /// The way down to the innermost stack on the active path, whose top is the visible leaf.
  public var activePath: ContainerPath { activePath(from: .root) }

  fileprivate func activePath(from path: ContainerPath) -> ContainerPath {
    entries[index].child?.activePath(from: path.appending(.entry(index))) ?? path
  }

  /// Visits the containers on the active path below this root, outermost first, each with the way
  /// to it.
  public func forEachActiveContainer(_ visit: (ContainerPath, ContainerState) -> Void) {
    var path = ContainerPath([.entry(index)])
    var child = current.child
    while let container = child {
      visit(path, container)
      switch container {
      case .stack(let history):
        path = path.appending(.entry(history.index))
        child = history.current.child
      case .tabs(let tabs):
        path = path.appending(.tab(tabs.selected))
        child = tabs.selectedItem.container
      }
    }
  }

  /// Asks the stacks on the active path, this root included, from the innermost outwards, until one
  /// answers.
  func askActiveStacks<Answer>(
    from path: ContainerPath = .root, _ ask: (ContainerPath, History) -> Answer?
  ) -> Answer? {
    entries[index].child?.askActiveStacks(from: path.appending(.entry(index)), ask)
      ?? ask(path, self)
  }

  /// Asks the tabs on the active path, from the innermost outwards, until some answer.
  func askActiveTabs<Answer>(
    from path: ContainerPath = .root, _ ask: (ContainerPath, Tabs) -> Answer?
  ) -> Answer? {
    entries[index].child?.askActiveTabs(from: path.appending(.entry(index)), ask)
  }

  /// Returns the container at the end of a path; nil when the path leads nowhere.
  public func container(at path: ContainerPath) -> ContainerState? {
    var container = ContainerState.stack(self)
    for step in path.steps {
      switch (container, step) {
      case (.stack(let history), .entry(let position)):
        guard history.entries.indices.contains(position),
          let child = history.entries[position].child
        else { return nil }
        container = child
      case (.tabs(let tabs), .tab(let position)):
        guard tabs.items.indices.contains(position) else { return nil }
        container = tabs.items[position].container
      case (.stack, .tab), (.tabs, .entry): return nil
      }
    }
    return container
  }

  /// Returns the stack at the end of a path; nil when the path leads nowhere or to tabs.
  public func stack(at path: ContainerPath) -> History? {
    if case .stack(let history)? = container(at: path) { history } else { nil }
  }

  /// Returns the tabs at the end of a path; nil when the path leads nowhere or to a stack.
  public func tabs(at path: ContainerPath) -> Tabs? {
    if case .tabs(let tabs)? = container(at: path) { tabs } else { nil }
  }

  /// Visits every entry, hidden tabs and hosted containers included, each before what it hosts.
  public func forEachEntry(_ visit: (HistoryEntry) -> Void) {
    for entry in entries {
      entry.forEachEntry(visit)
    }
  }

  /// Says whether an entry is in the tree, hidden tabs included.
  ///
  /// Looks from the top downwards and into what is seen first, for there stand nearly all who ask.
  func contains(_ key: EntryKey) -> Bool {
    entries.reversed().contains { $0.key == key || $0.child?.contains(key) == true }
  }
}

extension HistoryEntry {
  /// Visits the entry, then every entry of the container that it hosts.
  public func forEachEntry(_ visit: (HistoryEntry) -> Void) {
    visit(self)
    child?.forEachEntry(visit)
  }
}

extension ContainerState {
  /// Visits every entry, hidden tabs included.
  public func forEachEntry(_ visit: (HistoryEntry) -> Void) {
    switch self {
    case .stack(let history): history.forEachEntry(visit)
    case .tabs(let tabs): for item in tabs.items { item.container.forEachEntry(visit) }
    }
  }

  fileprivate func activePath(from path: ContainerPath) -> ContainerPath {
    switch self {
    case .stack(let history): history.activePath(from: path)
    case .tabs(let tabs):
      tabs.items[tabs.selected].container.activePath(from: path.appending(.tab(tabs.selected)))
    }
  }

  fileprivate func contains(_ key: EntryKey) -> Bool {
    switch self {
    case .stack(let history): history.contains(key)
    case .tabs(let tabs):
      tabs.selectedItem.container.contains(key)
        || tabs.items.indices.contains {
          $0 != tabs.selected && tabs.items[$0].container.contains(key)
        }
    }
  }

  fileprivate func askActiveStacks<Answer>(
    from path: ContainerPath, _ ask: (ContainerPath, History) -> Answer?
  ) -> Answer? {
    switch self {
    case .stack(let history): history.askActiveStacks(from: path, ask)
    case .tabs(let tabs):
      tabs.items[tabs.selected].container
        .askActiveStacks(from: path.appending(.tab(tabs.selected)), ask)
    }
  }

  fileprivate func askActiveTabs<Answer>(
    from path: ContainerPath, _ ask: (ContainerPath, Tabs) -> Answer?
  ) -> Answer? {
    switch self {
    case .stack(let history): history.askActiveTabs(from: path, ask)
    case .tabs(let tabs):
      tabs.items[tabs.selected].container
        .askActiveTabs(from: path.appending(.tab(tabs.selected)), ask) ?? ask(path, tabs)
    }
  }
}
