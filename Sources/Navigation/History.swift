/// Ordered entries and the index of the visible one; entries after the index are forward history (R1).
///
/// Never empty, and the index is always in range: both hold by construction, since every change passes through
/// ``splice(keeping:adding:)``, the one primitive.
public struct History: Hashable, Sendable {
  /// The entries from the root upwards.
  public private(set) var entries: [HistoryEntry]
  /// The position of the visible entry.
  public private(set) var index: Int

  /// Makes a history of one entry.
  public init(root: HistoryEntry) {
    entries = [root]
    index = 0
  }

  /// Makes a history from saved parts; nil when it is empty or the index is out of range.
  public init?(entries: [HistoryEntry], index: Int) {
    guard entries.indices.contains(index) else { return nil }
    self.entries = entries
    self.index = index
  }

  /// The entry that is seen, unless it hosts a container.
  public var current: HistoryEntry { entries[index] }
  /// The number of entries up to the visible one; forward history does not count.
  public var depth: Int { index + 1 }
  /// The entry that a pop would reveal.
  public var below: HistoryEntry? { index > 0 ? entries[index - 1] : nil }
  /// The entry that is seen: the current one, or the leaf of what it hosts.
  public var visibleLeaf: HistoryEntry { current.visibleLeaf }

  /// Keeps the first entries, puts others on top of them and stands on the last: the primitive of every transition (R6).
  ///
  /// Entries with the same key are the same entries: they keep identity and, outside the core, screen state. The
  /// forward part goes. Costs as much as what is removed and added, whatever lies beneath.
  ///
  /// - Returns: The entries that are no longer there, topmost first; nil when nothing would be left, and then nothing
  ///   has changed.
  mutating func splice(keeping kept: Int, adding added: [HistoryEntry] = []) -> [HistoryEntry]? {
    guard entries.startIndex...entries.endIndex ~= kept, kept + added.count > 0 else { return nil }
    let staying = Set(added.map(\.key))
    var removed: [HistoryEntry] = []
    while entries.count > kept, let last = entries.popLast() {
      if !staying.contains(last.key) { removed.append(last) }
    }
    entries.append(contentsOf: added)
    index = entries.count - 1
    return removed
  }

  /// Changes the entry at a position in place; its key stays, for it is a constant of the entry.
  mutating func modifyEntry<Result>(
    at position: Int, _ body: (inout HistoryEntry) -> Result
  ) -> Result {
    body(&entries[position])
  }
}
