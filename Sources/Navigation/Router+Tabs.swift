extension Router {
  /// Shows a tab and changes nothing else (R42); the one that is shown already changes nothing.
  mutating func selectTab(_ name: String, _ changes: inout Changes) throws(Rejection) {
    select(try tab(named: name), &changes)
  }

  /// Selects a tab, or re-selects the one that is shown, by the policy for it (R43).
  mutating func tapTab(_ name: String, _ changes: inout Changes) throws(Rejection) {
    let tab = try tab(named: name)
    guard tab.isSelected else { return select(tab, &changes) }
    let policy = policies.reselect
    state.root.modifyStack(at: tab.stack) { stack in
      let isDeep = stack.depth > 1
      if policy.pops { stack.splice(keeping: 1, &changes) }
      if policy.scrolls(fromDepth: isDeep) { changes.scrollToTop = stack.visibleKey }
    }
    changes.reselected = name
  }

  /// Shows a tab.
  mutating func select(_ tab: TabAddress, _ changes: inout Changes) {
    state.root.modifyTabs(at: tab.tabs) { changes.tabs = $0.select(tab.position) }
  }

  private func tab(named name: String) throws(Rejection) -> TabAddress {
    guard let tab = state.root.visibleTab(named: name) else { throw .refused(.unknownTab(name)) }
    return tab
  }
}

extension AppPolicies.Reselect {
  /// Whether the stack is popped to its root.
  fileprivate var pops: Bool {
    switch self {
    case .popThenScroll, .popAndScroll, .popOnly: true
    case .scrollOnly, .eventOnly: false
    }
  }

  /// Whether the visible screen scrolls to its top.
  fileprivate func scrolls(fromDepth isDeep: Bool) -> Bool {
    switch self {
    case .popThenScroll: !isDeep
    case .popAndScroll, .scrollOnly: true
    case .popOnly, .eventOnly: false
    }
  }
}
