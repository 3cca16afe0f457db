extension Router {
  /// Swaps the top for a new entry: new key, same depth, also at the root (R9).
  mutating func replace(with location: Location, in target: Request.Target) -> Outcome {
    if let refusal = refusal(of: location) { return refusal }
    guard let path = path(to: target) else { return .refused(.noSuchStack) }
    return .handled(add(location, keeping: stack(at: path).index, at: path))
  }

  /// Puts exactly these entries in the place of the stack's, atomically (R10).
  ///
  /// A known key with the same route keeps identity and screen state; without a key, or with a new one, it is a removal
  /// plus an addition.
  mutating func reset(
    to wanted: [Request.ResetEntry], in target: Request.Target
  ) -> Outcome {
    guard !wanted.isEmpty else { return .refused(.emptyReset) }
    guard let path = path(to: target) else { return .refused(.noSuchStack) }
    let known = Dictionary(
      stack(at: path).entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var used: Set<EntryKey> = []
    var mint = KeyMint(nextNumber: state.nextNumber)
    var entries: [HistoryEntry] = []
    for item in wanted {
      if let refusal = refusal(of: item.location) { return refusal }
      guard let key = item.key else {
        entries.append(mint.entry(at: item.location, in: graph))
        continue
      }
      guard used.insert(key).inserted else { return .refused(.duplicateKey(key)) }
      guard var entry = known[key], key.route == item.location.route else {
        return .refused(.foreignKey(key))
      }
      entry.params = item.location.params
      entries.append(entry)
    }
    return .handled(apply(Splice(kept: 0, added: entries), at: path, mint: mint))
  }
}
