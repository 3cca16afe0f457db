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

  /// Finds what it is by the outermost stack on the active path whose current entry is another one.
  public init(from old: History, to new: History) {
    if old.visibleLeaf.key == new.visibleLeaf.key {
      self = .none
    } else if old.current.key == new.current.key {
      self = Self.kind(from: old.current.child, to: new.current.child)
    } else if new.entries[..<new.index].contains(where: { $0.key == old.current.key }) {
      self = .push
    } else if old.entries[..<old.index].contains(where: { $0.key == new.current.key }) {
      self = .pop
    } else {
      self = .swap
    }
  }

  /// Finds what it is within the same entry.
  private static func kind(from old: ContainerState?, to new: ContainerState?) -> TransitionKind {
    switch (old, new) {
    case (.stack(let old), .stack(let new)):
      TransitionKind(from: old, to: new)
    case (.tabs(let old), .tabs(let new)) where old.selected == new.selected:
      kind(from: old.selectedItem.container, to: new.selectedItem.container)
    default: .swap
    }
  }
}
