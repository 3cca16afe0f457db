/// The router's whole history as a value: the root stack and the counter of keys (R1, R3).
public struct RouterState: Hashable, Sendable {
  /// The root stack, whose first entry usually hosts the tabs.
  public internal(set) var root: History
  /// The number that the next key gets.
  public internal(set) var nextNumber: Int

  /// Makes a state from saved parts.
  ///
  /// The counter is raised above every key in the tree, so that no key is ever given out twice.
  public init(root: History, nextNumber: Int) {
    var next = min(max(nextNumber, 1), EntryKey.numberLimit)
    root.forEachEntry { next = max(next, $0.key.number &+ 1) }
    self.root = root
    self.nextNumber = next
  }

  /// Makes the state in which an app starts.
  public init(startOf graph: NavigationGraph) {
    var mint = KeyMint(nextNumber: 1)
    root = History(root: mint.entry(at: graph.root, in: graph))
    nextNumber = mint.nextNumber
  }

  /// The entry that is seen.
  public var visibleLeaf: HistoryEntry { root.visibleLeaf }
}
