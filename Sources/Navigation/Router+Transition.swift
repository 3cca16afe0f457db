extension Router {
  /// How many containers may stand inside each other. Entries of a route that hosts a stack can be
  /// pushed into one another without end; the limit keeps every walk down the tree within its
  /// bounds, and no app comes near it.
  static let deepestNesting = 64

  /// Changes the stack that a request addresses, in place.
  mutating func change(
    _ target: Request.Target, _ body: (inout History) -> Void
  ) throws(Rejection) {
    if target == .active { return state.root.modifyActiveStack(body) }
    state.root.modifyStack(at: try path(to: target), body)
  }

  /// Returns the stack that a request addresses.
  func stack(_ target: Request.Target) throws(Rejection) -> History {
    guard let stack = state.root.stack(at: try path(to: target)) else {
      throw .refused(.noSuchStack)
    }
    return stack
  }

  /// Returns the entry on top of the stack that a request addresses.
  func top(of target: Request.Target) throws(Rejection) -> HistoryEntry {
    try stack(target).current
  }

  private func path(to target: Request.Target) throws(Rejection) -> ContainerPath {
    guard let path = state.root.path(to: target) else { throw .refused(.noSuchStack) }
    return path
  }

  /// Makes an entry with a new key for the stack that a request addresses.
  func makeEntry(
    at location: Location, in target: Request.Target, by mint: inout KeyMint
  ) throws(Rejection) -> HistoryEntry {
    guard let hosting = graph.routes[location.route]?.hosting else {
      throw .refused(.unknownRoute(location.route))
    }
    if hosting != .nothing, try path(to: target).count >= Self.deepestNesting {
      throw .refused(.nestedTooDeeply)
    }
    return mint.entry(at: location, hosting: hosting, in: graph)
  }
}
