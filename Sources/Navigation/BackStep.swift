/// What going back does, named before anything moves (R5).
public enum BackStep: Hashable, Sendable {
  /// One entry leaves the top of a stack.
  ///
  /// `landing` is what is seen then: the entry beneath, or the leaf of the container that it hosts.
  case pop(stack: ContainerPath, source: EntryKey, landing: EntryKey)
  /// The start tab appears as it was left (R44).
  case selectTab(tabs: ContainerPath, position: Int, name: String, landing: EntryKey)

  /// The entry that leaves, if one does.
  public var source: EntryKey? {
    switch self {
    case .pop(_, let source, _): source
    case .selectTab: nil
    }
  }

  /// Where the step lands.
  public var destination: BackDestination {
    switch self {
    case .pop(_, _, let landing): .entry(landing)
    case .selectTab(_, _, let name, let landing): .tab(name, landing: landing)
    }
  }
}
