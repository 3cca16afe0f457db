/// A change of one stack: how many entries stay and what is put on top of them (R6).
struct Splice {
  /// The number of entries that stay, from the root.
  var kept: Int
  /// The entries on top of them.
  var added: [HistoryEntry] = []
}

extension Router {
  /// Finds the stack that a request addresses; nil when there is none.
  func path(to target: Request.Target) -> ContainerPath? {
    switch target {
    case .active: state.root.activePath
    case .root: .root
    case .tab(let name): state.root.pathToTab(name)
    case .route(let route): state.root.pathToStack(of: route)
    }
  }

  /// Returns the stack at a path of this state, which a request has just found.
  func stack(at path: ContainerPath) -> History {
    state.root.stack(at: path) ?? state.root
  }

  /// Checks that the app knows a route.
  func refusal(of location: Location) -> Outcome? {
    graph.routes[location.route] == nil ? .refused(.unknownRoute(location.route)) : nil
  }

  /// Carries out a change of the stack at a path and says what has gone and come.
  mutating func apply(_ splice: Splice, at path: ContainerPath, mint: KeyMint) -> Changes {
    var changes = Changes()
    let firstNew = state.nextNumber
    let removed = state.root.modifyStack(at: path.steps[...]) { stack in
      stack.splice(keeping: splice.kept, adding: splice.added)
    }
    guard let removed = removed ?? nil else { return changes }
    state.nextNumber = mint.nextNumber
    for entry in removed { entry.forEachEntry { changes.removed.append($0.key) } }
    for entry in splice.added {
      entry.forEachEntry { if $0.key.number >= firstNew { changes.added.append($0.key) } }
    }
    return changes
  }

  /// Keeps some entries of the stack at a path and puts one new entry on them.
  mutating func add(_ location: Location, keeping kept: Int, at path: ContainerPath) -> Changes {
    var mint = KeyMint(nextNumber: state.nextNumber)
    let entry = mint.entry(at: location, in: graph)
    return apply(Splice(kept: kept, added: [entry]), at: path, mint: mint)
  }

  /// Keeps some entries of the stack at a path.
  mutating func keep(_ kept: Int, at path: ContainerPath) -> Changes {
    apply(Splice(kept: kept), at: path, mint: KeyMint(nextNumber: state.nextNumber))
  }

  /// Merges params into those of the top of the stack at a path; equal ones are no change.
  mutating func update(_ params: [String: String], at path: ContainerPath) -> Changes {
    var changes = Changes()
    _ = state.root.modifyStack(at: path.steps[...]) { stack in
      stack.modifyEntry(at: stack.index) { entry in
        let merged = entry.params.merging(params) { _, new in new }
        guard merged != entry.params else { return }
        entry.params = merged
        changes.updated = entry.key
      }
    }
    return changes
  }
}

extension History {
  /// Says whether an entry is in the tree, hidden tabs included.
  func containsEntry(_ key: EntryKey) -> Bool {
    var found = false
    forEachEntry { if $0.key == key { found = true } }
    return found
  }

  /// Finds the stack of a tab: of the innermost tabs on the active path that have the name.
  func pathToTab(_ name: String) -> ContainerPath? {
    guard let (path, tabs) = tabsOnActivePath(having: name), let position = tabs.position(of: name)
    else { return nil }
    return path.appending(.tab(position))
  }

  /// Finds the innermost tabs on the active path that have a tab of the name.
  func tabsOnActivePath(having name: String) -> (path: ContainerPath, tabs: Tabs)? {
    var found: (ContainerPath, Tabs)?
    forEachActiveContainer { path, container in
      if case .tabs(let tabs) = container, tabs.position(of: name) != nil { found = (path, tabs) }
    }
    return found
  }

  /// Finds the stack that the topmost entry of a route on the active path hosts, or in which it stands.
  func pathToStack(of route: Route) -> ContainerPath? {
    var found: ContainerPath?
    func look(in history: History, at path: ContainerPath) {
      guard let position = history.entries[...history.index].lastIndex(where: { $0.route == route })
      else { return }
      found = path
      if case .stack? = history.entries[position].child { found = path.appending(.entry(position)) }
    }
    look(in: self, at: .root)
    forEachActiveContainer { path, container in
      if case .stack(let history) = container { look(in: history, at: path) }
    }
    return found
  }
}
