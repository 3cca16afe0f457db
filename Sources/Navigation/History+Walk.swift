extension History {
  /// The way down to the innermost stack on the active path, whose top is the visible leaf.
  public var activePath: ContainerPath {
    var path = ContainerPath.root
    forEachActiveContainer { reached, container in
      if case .stack = container { path = reached }
    }
    return path
  }

  /// Visits the containers on the active path below this root, outermost first, each with the way to it: to a stack as
  /// ``stack(at:)`` takes it, to tabs as ``tabs(at:)`` does.
  func forEachActiveContainer(_ visit: (ContainerPath, ContainerState) -> Void) {
    var path = ContainerPath([.entry(index)])
    var child = current.child
    while let container = child {
      visit(path, container)
      switch container {
      case .stack(let history):
        path.steps.append(.entry(history.index))
        child = history.current.child
      case .tabs(let tabs):
        path.steps.append(.tab(tabs.selected))
        child = tabs.selectedItem.container
      }
    }
  }

  /// Returns the stack at the end of a path; nil when the path leads nowhere or to tabs.
  public func stack(at path: ContainerPath) -> History? {
    var history = self
    var steps = path.steps[...]
    while let step = steps.popFirst() {
      guard case .entry(let position) = step, history.entries.indices.contains(position),
        var child = history.entries[position].child
      else { return nil }
      while case .tabs(let tabs) = child {
        guard case .tab(let tab)? = steps.popFirst(), tabs.items.indices.contains(tab) else {
          return nil
        }
        child = tabs.items[tab].container
      }
      guard case .stack(let next) = child else { return nil }
      history = next
    }
    return history
  }

  /// Returns the tabs at the end of a path whose last step is the entry that hosts them.
  public func tabs(at path: ContainerPath) -> Tabs? {
    guard case .entry(let position)? = path.steps.last,
      let host = stack(at: ContainerPath(path.steps.dropLast())),
      host.entries.indices.contains(position),
      case .tabs(let tabs)? = host.entries[position].child
    else { return nil }
    return tabs
  }

  /// Visits every entry, hidden tabs and hosted containers included, each before what it hosts.
  public func forEachEntry(_ visit: (HistoryEntry) -> Void) {
    for entry in entries {
      entry.forEachEntry(visit)
    }
  }

  /// Changes the stack at the end of a path in place; nil when there is none.
  mutating func modifyStack<Result>(
    at path: ArraySlice<ContainerPath.Step>, _ body: (inout History) -> Result
  ) -> Result? {
    guard let first = path.first else { return body(&self) }
    guard case .entry(let position) = first, entries.indices.contains(position) else { return nil }
    return modifyEntry(at: position) { entry in
      entry.modifyChild { $0.modifyStack(at: path.dropFirst(), body) } ?? nil
    }
  }

  /// Changes the tabs at the end of a path in place; nil when there are none.
  mutating func modifyTabs<Result>(
    at path: ContainerPath, _ body: (inout Tabs) -> Result
  ) -> Result? {
    guard case .entry(let position)? = path.steps.last else { return nil }
    return modifyStack(at: path.steps.dropLast()) { host -> Result? in
      guard host.entries.indices.contains(position) else { return nil }
      return host.modifyEntry(at: position) { entry in
        entry.modifyChild { child -> Result? in
          guard case .tabs(var tabs) = child else { return nil }
          let result = body(&tabs)
          child = .tabs(tabs)
          return result
        } ?? nil
      }
    } ?? nil
  }
}

extension HistoryEntry {
  /// Visits the entry, then every entry of the container that it hosts.
  public func forEachEntry(_ visit: (HistoryEntry) -> Void) {
    visit(self)
    child?.forEachEntry(visit)
  }

  /// Changes the hosted container in place. It is taken out of the entry meanwhile, so that its storage stays unique
  /// and no change ever copies a stack.
  fileprivate mutating func modifyChild<Result>(_ body: (inout ContainerState) -> Result) -> Result?
  {
    guard var taken = child else { return nil }
    child = nil
    let result = body(&taken)
    child = taken
    return result
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

  /// Changes the stack at the end of a path that begins at this container.
  fileprivate mutating func modifyStack<Result>(
    at path: ArraySlice<ContainerPath.Step>, _ body: (inout History) -> Result
  ) -> Result? {
    switch self {
    case .stack(var history):
      self = .vacant
      let result = history.modifyStack(at: path, body)
      self = .stack(history)
      return result
    case .tabs(var tabs):
      guard case .tab(let position)? = path.first, tabs.items.indices.contains(position) else {
        return nil
      }
      self = .vacant
      let result = tabs.modifyContainer(at: position) {
        $0.modifyStack(at: path.dropFirst(), body)
      }
      self = .tabs(tabs)
      return result
    }
  }

  /// What stands in a container's place while its storage is changed, lest a second reference copy it.
  private static var vacant: ContainerState {
    .stack(History(root: HistoryEntry(key: EntryKey("", 0))))
  }
}
