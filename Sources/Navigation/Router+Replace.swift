extension Router {
  /// Swaps the top for a new entry: new key, same depth, also at the root (R9).
  mutating func replace(
    with location: Location, in target: Request.Target, _ changes: inout Changes
  ) throws(Rejection) {
    var mint = KeyMint(nextNumber: state.nextNumber)
    var entry: HistoryEntry? = try makeEntry(at: location, in: target, by: &mint)
    try change(target) { $0.put(entry.take(), keeping: $0.index, &changes) }
    state.nextNumber = mint.nextNumber
  }

  /// Puts exactly these entries in the place of the stack's, atomically (R10).
  ///
  /// A known key with the same route keeps identity and screen state, and takes the params; without
  /// a key it is a new entry, also when the same route stood there.
  mutating func reset(
    to wanted: [Request.ResetEntry], in target: Request.Target, _ changes: inout Changes
  ) throws(Rejection) {
    guard !wanted.isEmpty else { throw .refused(.emptyReset) }
    var mint = KeyMint(nextNumber: state.nextNumber)
    let entries = try entries(for: wanted, in: target, by: &mint)
    try change(target) { $0.splice(keeping: 0, adding: entries, &changes) }
    state.nextNumber = mint.nextNumber
  }

  /// Returns the entries that a reset asks for: those that the stack knows, with their new params,
  /// and new ones.
  private func entries(
    for wanted: [Request.ResetEntry], in target: Request.Target, by mint: inout KeyMint
  ) throws(Rejection) -> [HistoryEntry] {
    let standing = try stack(target).entries
    let known = Dictionary(standing.map { ($0.key, $0) }) { first, _ in first }
    var used: Set<EntryKey> = []
    var entries: [HistoryEntry] = []
    for item in wanted {
      guard let key = item.key else {
        entries.append(try makeEntry(at: item.location, in: target, by: &mint))
        continue
      }
      guard used.insert(key).inserted else { throw .refused(.duplicateKey(key)) }
      guard var entry = known[key], key.route == item.location.route else {
        throw .refused(.foreignKey(key))
      }
      entry.params = item.location.params
      entries.append(entry)
    }
    return entries
  }
}
