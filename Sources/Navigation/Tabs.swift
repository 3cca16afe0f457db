/// Containers beside each other of which one is selected; the others keep everything while hidden (R42).
public struct Tabs: Hashable, Sendable {
  /// The tabs in the order of the tab bar; never empty.
  public private(set) var items: [TabItem]
  /// The position of the tab that is seen.
  public private(set) var selected: Int
  /// The positions in the order in which they were last visited, the selected one at the end, each once.
  public private(set) var visited: [Int]

  /// Makes tabs of which the first is selected.
  public init(first: TabItem, others: [TabItem] = []) {
    items = [first] + others
    selected = 0
    visited = [0]
  }

  /// Makes tabs from saved parts; nil when there is no tab or a position is out of range.
  public init?(items: [TabItem], selected: Int, visited: [Int]) {
    guard items.indices.contains(selected), visited.allSatisfy(items.indices.contains) else {
      return nil
    }
    self.items = items
    self.selected = selected
    self.visited = visited
  }

  /// The position of the start tab, through which back leaves the app (R44).
  public var start: Int { 0 }
  /// The tab that is seen.
  public var selectedItem: TabItem { items[selected] }

  /// Returns the position of the tab with a name.
  public func position(of name: String) -> Int? {
    items.firstIndex { $0.name == name }
  }

  /// Shows another tab and changes nothing else (R42); a position out of range changes nothing at all.
  mutating func select(_ position: Int) {
    guard items.indices.contains(position) else { return }
    selected = position
    visited.removeAll { $0 == position }
    visited.append(position)
  }

  /// Changes one tab's container in place.
  mutating func modifyContainer<Result>(
    at position: Int, _ body: (inout ContainerState) -> Result
  ) -> Result {
    body(&items[position].container)
  }
}
