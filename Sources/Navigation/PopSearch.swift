/// The search for the entries that a report names (R33).
struct PopSearch {
  /// The keys of the report.
  let keys: Set<EntryKey>
  /// How many of them have not been found yet; at 0 the search is over.
  private(set) var missing: Int

  /// Makes a search for the entries of these keys.
  init(for keys: [EntryKey]) {
    self.keys = Set(keys)
    missing = self.keys.count
  }

  /// Says whether the report names an entry, and counts it and what it hosts as found if it does.
  mutating func finds(_ entry: HistoryEntry) -> Bool {
    guard keys.contains(entry.key) else { return false }
    entry.forEachEntry { if keys.contains($0.key) { missing -= 1 } }
    return true
  }
}

extension History {
  /// Removes the entries that a report names, here and in all that is hosted, except the roots of
  /// stacks.
  ///
  /// Begins at the top and with what is seen, and ends as soon as all are found: a report of what
  /// was just popped costs the same at every depth. The forward part of a stack that loses an entry
  /// goes, as it does with every pop.
  mutating func remove(_ search: inout PopSearch, _ changes: inout Changes) {
    var lowest = entries.count
    for position in entries.indices.reversed() {
      guard search.missing > 0 else { break }
      if position > 0, search.finds(entries[position]) {
        lowest = position
      } else {
        modifyEntry(at: position) { entry in
          entry.modifyChild { $0.remove(&search, &changes) }
        }
      }
    }
    guard lowest < entries.count else { return }
    let kept = min(lowest, depth)
    let survivors = entries[kept..<depth].filter { !search.keys.contains($0.key) }
    splice(keeping: kept, adding: survivors, &changes)
  }
}

extension ContainerState {
  fileprivate mutating func remove(_ search: inout PopSearch, _ changes: inout Changes) {
    modifyStack { $0.remove(&search, &changes) }
    modifyTabs { tabs in
      for position in [tabs.selected] + tabs.items.indices.filter({ $0 != tabs.selected }) {
        tabs.modifyContainer(at: position) { $0.remove(&search, &changes) }
      }
    }
  }
}
