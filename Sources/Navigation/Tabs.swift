/// Containers beside each other of which one is selected; the others keep everything while hidden
/// (R42).
public struct Tabs: Hashable, Sendable {
  /// The tabs in the order of the tab bar; never empty.
  public private(set) var items: [TabItem]
  /// The position of the tab that is seen.
  public private(set) var selected: Int
  /// The positions in the order in which they were last visited, the selected one at the end, each
  /// once.
  public private(set) var visited: [Int]

  /// Makes tabs of which the first is selected.
  public init(first: TabItem, others: [TabItem] = []) {
    items = [first] + others
    selected = 0
    visited = [0]
  }

  /// Makes tabs from saved parts; nil when there is no tab or a position is out of range.
  ///
  /// Of a tab that is named twice in `visited` the last visit counts; the selected one is moved to
  /// the end.
  public init?(items: [TabItem], selected: Int, visited: [Int]) {
    guard items.indices.contains(selected), visited.allSatisfy(items.indices.contains) else {
      return nil
    }
    self.items = items
    self.selected = selected
    self.visited = []
    for position in visited + [selected] { visit(position) }
  }

  /// The position of the start tab, through which back leaves the app (R44).
  public var start: Int { 0 }
  /// The tab that is seen.
  public var selectedItem: TabItem { items[selected] }

  /// Returns the position of the tab with a name.
  public func position(of name: String) -> Int? {
    items.firstIndex { $0.name == name }
  }

  /// Shows a tab and changes nothing else (R42); one that is shown already, or none, is no change.
  mutating func select(_ position: Int) -> Changes.TabChange? {
    guard position != selected, items.indices.contains(position) else { return nil }
    let from = selectedItem.name
    selected = position
    visit(position)
    return Changes.TabChange(from: from, to: selectedItem.name)
  }

  private mutating func visit(_ position: Int) {
    visited.removeAll { $0 == position }
    visited.append(position)
  }

  /// Changes one tab's container in place; a position out of range changes nothing.
  mutating func modifyContainer(at position: Int, _ body: (inout ContainerState) -> Void) {
    guard items.indices.contains(position) else { return }
    body(&items[position].container)
  }
}
