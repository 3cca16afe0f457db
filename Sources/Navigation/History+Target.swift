extension History {
  /// Finds the stack that a request addresses in the tree below this root; nil when there is none.
  public func path(to target: Request.Target) -> ContainerPath? {
    switch target {
    case .active: activePath
    case .root: .root
    case .tab(let name): pathToTab(name)
    case .route(let route): pathToStack(of: route)
    }
  }
}
