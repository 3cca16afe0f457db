/// Where a tab is.
struct TabAddress: Hashable {
  /// The way to the tabs of which it is one.
  let tabs: ContainerPath
  /// Its position among them.
  let position: Int
  /// Whether it is the one that is seen.
  let isSelected: Bool
  /// The way to its stack; when it holds tabs in turn, to that of the tab selected there.
  let stack: ContainerPath
}

extension TabAddress {
  /// Finds a tab among tabs; nil when none has the name.
  init?(of name: String, in tabs: Tabs, at path: ContainerPath) {
    guard let position = tabs.position(of: name) else { return nil }
    self.tabs = path
    self.position = position
    isSelected = position == tabs.selected
    var way = path.appending(.tab(position))
    var container = tabs.items[position].container
    while case .tabs(let inner) = container {
      way = way.appending(.tab(inner.selected))
      container = inner.selectedItem.container
    }
    stack = way
  }
}

extension History {
  /// Finds a tab by its name in the innermost visible tabs that have it.
  func visibleTab(named name: String) -> TabAddress? {
    askActiveTabs { path, tabs in TabAddress(of: name, in: tabs, at: path) }
  }

  /// Finds a tab by its name in the innermost visible tabs that have it, or else in the topmost
  /// that are covered.
  func tab(named name: String) -> TabAddress? {
    visibleTab(named: name)
      ?? askActiveStacks { path, stack in stack.coveredTab(named: name, at: path) }
  }

  private func coveredTab(named name: String, at path: ContainerPath) -> TabAddress? {
    for position in entries[..<index].indices.reversed() {
      guard case .tabs(let tabs)? = entries[position].child else { continue }
      if let tab = TabAddress(of: name, in: tabs, at: path.appending(.entry(position))) {
        return tab
      }
    }
    return nil
  }
}
