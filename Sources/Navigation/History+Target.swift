extension History {
  /// Finds the stack that a request addresses in the tree below this root; nil when there is none.
  public func path(to target: Request.Target) -> ContainerPath? {
    switch target {
    case .active: activePath
    case .root: .root
    case .tab(let name): tab(named: name)?.stack
    case .route(let route): pathToStack(of: route)
    }
  }

  /// Finds the innermost stack on the active path in which an entry of a route stands; when the
  /// topmost such entry hosts a stack, that one.
  private func pathToStack(of route: Route) -> ContainerPath? {
    askActiveStacks { path, stack in
      guard
        let position = stack.entries[...stack.index].lastIndex(where: { $0.route == route })
      else { return nil }
      if case .stack? = stack.entries[position].child { return path.appending(.entry(position)) }
      return path
    }
  }
}
