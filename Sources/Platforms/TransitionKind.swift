import Navigation

/// What a container's picture does when one history takes the place of another.
public enum TransitionKind: Hashable, Sendable {
  /// The same screen is seen.
  case none
  /// A screen comes on top of what was seen.
  case push
  /// What was seen leaves, and a screen beneath it is seen.
  case pop
  /// One screen takes another's place, as at a tab switch or a replacement.
  case swap

  /// Finds what it is by the two stacks on the active path.
  public init(from old: History, to new: History) {
    let oldPath = old.activePath
    let newPath = new.activePath
    guard old.visibleLeaf.key != new.visibleLeaf.key else {
      self = .none
      return
    }
    guard let oldStack = old.stack(at: oldPath), let newStack = new.stack(at: newPath) else {
      self = .swap
      return
    }
    if oldPath == newPath {
      if newStack.entries[..<newStack.index].contains(where: { $0.key == oldStack.current.key }) {
        self = .push
      } else if oldStack.entries[..<oldStack.index]
        .contains(where: { $0.key == newStack.current.key })
      {
        self = .pop
      } else {
        self = .swap
      }
    } else {
      self = .swap
    }
  }
}
