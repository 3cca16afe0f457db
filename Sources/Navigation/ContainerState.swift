/// One of the two kinds of container in the state tree (R1).
public enum ContainerState: Hashable, Sendable {
  /// Entries on top of each other.
  case stack(History)
  /// Containers beside each other, one of them selected.
  case tabs(Tabs)

  /// The entry that is seen: down the selected tabs and the current entries.
  public var visibleLeaf: HistoryEntry {
    switch self {
    case .stack(let history): history.visibleLeaf
    case .tabs(let tabs): tabs.selectedItem.container.visibleLeaf
    }
  }

  /// The key of the entry that is seen.
  var visibleKey: EntryKey {
    switch self {
    case .stack(let history): history.visibleKey
    case .tabs(let tabs): tabs.items[tabs.selected].container.visibleKey
    }
  }
}
