import Navigation

/// How recorded and shown differ, by its name in the field.
package enum Difference: Hashable, Sendable {
  /// They are the same.
  case none
  /// One stack is deeper by some entries; positive: more is recorded than shown.
  case offBy(Int)
  /// The depths agree, another screen is seen.
  case wrongScreen(recorded: EntryKey, shown: EntryKey)
  /// The screen that is seen is recorded nowhere.
  case ghostScreen(EntryKey)
  /// The same screen is seen, and something else differs.
  case elsewhere

  /// Compares the two histories.
  package init(recorded: History, shown: History) {
    guard recorded != shown else {
      self = .none
      return
    }
    let left = recorded.visibleLeaf.key
    let right = shown.visibleLeaf.key
    let depth = recorded.activeDepth - shown.activeDepth
    if depth != 0 {
      self = .offBy(depth)
    } else if left != right {
      var isRecorded = false
      recorded.forEachEntry { if $0.key == right { isRecorded = true } }
      self = isRecorded ? .wrongScreen(recorded: left, shown: right) : .ghostScreen(right)
    } else {
      self = .elsewhere
    }
  }

  /// The difference in one sentence.
  package var sentence: String {
    switch self {
    case .none: "recorded = shown"
    case .offBy(let count):
      "off by \(abs(count)): \(count > 0 ? "recorded" : "shown") is deeper"
    case .wrongScreen(let recorded, let shown):
      "wrong screen: \(shown) is shown, \(recorded) is recorded"
    case .ghostScreen(let key): "ghost screen: \(key) is shown and recorded nowhere"
    case .elsewhere: "recorded and shown differ below the visible screen"
    }
  }
}

extension History {
  /// The depth of the innermost stack on the active path.
  package var activeDepth: Int { (stack(at: activePath) ?? self).depth }
}
