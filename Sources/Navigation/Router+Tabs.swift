extension Router {
  /// Shows a tab and changes nothing else (R42); the one that is shown already changes nothing.
  mutating func selectTab(_ name: String) -> Outcome {
    guard let (path, tabs) = state.root.tabsOnActivePath(having: name),
      let position = tabs.position(of: name)
    else { return .refused(.unknownTab(name)) }
    return .handled(select(position, of: path))
  }

  /// Selects a tab, or re-selects the one that is shown, by the policy for it (R43).
  mutating func tapTab(_ name: String) -> Outcome {
    guard let (path, tabs) = state.root.tabsOnActivePath(having: name),
      let position = tabs.position(of: name)
    else { return .refused(.unknownTab(name)) }
    guard position == tabs.selected else { return .handled(select(position, of: path)) }
    return .handled(reselect(name, at: path.appending(.tab(position))))
  }

  /// Shows the tab at a position.
  mutating func select(_ position: Int, of path: ContainerPath) -> Changes {
    var changes = Changes()
    _ = state.root.modifyTabs(at: path) { tabs in
      guard position != tabs.selected, tabs.items.indices.contains(position) else { return }
      let from = tabs.selectedItem.name
      tabs.select(position)
      changes.tabs = Changes.TabChange(from: from, to: tabs.selectedItem.name)
    }
    return changes
  }

  /// Pops the active tab to its root or has it scrolled, as the policy says (R43).
  private mutating func reselect(_ name: String, at path: ContainerPath) -> Changes {
    let stack = stack(at: path)
    let isDeep = stack.depth > 1
    let pops = isDeep && [.popThenScroll, .popAndScroll, .popOnly].contains(policies.reselect)
    let scrolls: Bool =
      switch policies.reselect {
      case .popThenScroll: !isDeep
      case .popAndScroll, .scrollOnly: true
      case .popOnly, .eventOnly: false
      }
    var changes = pops ? keep(1, at: path) : Changes()
    changes.reselected = name
    if scrolls { changes.scrollToTop = self.stack(at: path).visibleLeaf.key }
    return changes
  }
}
