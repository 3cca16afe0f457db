/// Ordered entries and the index of the visible one; entries after the index are forward history
/// (R1).
///
/// Never empty, and the index is always in range: both hold by construction, since every change
/// passes through ``splice(keeping:adding:_:)``, the one primitive.
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
  /// The key of the entry that is seen.
  var visibleKey: EntryKey { entries[index].visibleKey }

  /// Keeps the first entries, puts others on top of them and stands on the last: the primitive of
  /// every transition (R6).
  ///
  /// An added entry whose key stood above the kept ones is the same entry: it has neither gone nor
  /// come. The forward part goes. Costs as much as what is removed and added, whatever lies
  /// beneath.
  ///
  /// - Parameters:
  ///   - kept: How many entries stay, from the root; when nothing would be left, nothing changes.
  ///   - added: What is put on top of them, from the lowest upwards.
  ///   - changes: Learns what has gone, come and moved.
  mutating func splice(
    keeping kept: Int, adding added: [HistoryEntry] = [], _ changes: inout Changes
  ) {
    guard 0...entries.count ~= kept, kept + added.count > 0 else { return }
    let staying = keys(above: kept, in: added)
    if !staying.isEmpty { note(staying, above: kept, in: added, &changes) }
    while entries.count > kept {
      let entry = entries.removeLast()
      if !staying.contains(entry.key) { changes.noteRemoval(of: entry) }
    }
    for entry in added where !staying.contains(entry.key) { changes.noteAddition(of: entry) }
    entries += added
    index = entries.count - 1
  }

  /// Keeps the first entries and puts a new one on top of them: the splice of most requests,
  /// without an array for it.
  ///
  /// The entry is new: its key has never been given out before.
  mutating func put(_ entry: consuming HistoryEntry?, keeping kept: Int, _ changes: inout Changes) {
    guard 0...entries.count ~= kept, let entry else { return }
    while entries.count > kept { changes.noteRemoval(of: entries.removeLast()) }
    changes.noteAddition(of: entry)
    entries.append(entry)
    index = kept
  }

  /// The keys of the entries above the kept ones that are among the added, too.
  private func keys(above kept: Int, in added: [HistoryEntry]) -> Set<EntryKey> {
    guard kept < entries.count, !added.isEmpty else { return [] }
    return Set(entries[kept...].lazy.map(\.key)).intersection(added.lazy.map(\.key))
  }

  /// Notes what a splice does to the entries that stay: another order, other params.
  private func note(
    _ staying: Set<EntryKey>, above kept: Int, in added: [HistoryEntry], _ changes: inout Changes
  ) {
    let before = entries[kept...].filter { staying.contains($0.key) }
    let after = added.filter { staying.contains($0.key) }
    changes.isReordered = !before.elementsEqual(after) { $0.key == $1.key }
    let params = Dictionary(before.map { ($0.key, $0.params) }) { first, _ in first }
    for entry in after where entry.params != params[entry.key] { changes.updated = entry.key }
  }

  /// Gives an entry these params; equal ones are no change.
  mutating func setParams(
    _ params: [String: String], at position: Int, _ changes: inout Changes
  ) {
    modifyEntry(at: position) { entry in
      guard entry.params != params else { return }
      entry.params = params
      changes.updated = entry.key
    }
  }

  /// Changes the entry at a position in place; a position out of range changes nothing.
  mutating func modifyEntry(at position: Int, _ body: (inout HistoryEntry) -> Void) {
    guard entries.indices.contains(position) else { return }
    body(&entries[position])
  }
}
