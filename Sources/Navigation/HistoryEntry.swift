/// One screen in a history: its key, route, params and presentation; it may host a container of its
/// own (R1).
///
/// It never contains the screen's content (R4): scroll, text and focus are kept per key outside the
/// core, records in the app's store.
public struct HistoryEntry: Hashable, Sendable {
  /// The stable identity.
  public let key: EntryKey
  /// What is shown; the app reads its records by these identifiers.
  public var params: [String: String]
  /// The way in which the entry stands over what lies beneath it.
  public var presentation: Presentation
  /// The container that the entry hosts, if any.
  public var child: ContainerState?

  /// Makes an entry.
  public init(
    key: EntryKey, params: [String: String] = [:], presentation: Presentation = .push,
    child: ContainerState? = nil
  ) {
    self.key = key
    self.params = params
    self.presentation = presentation
    self.child = child
  }

  /// The kind of screen.
  public var route: Route { key.route }
  /// The route with the params.
  public var location: Location { Location(route, params) }
  /// The entry that is seen when this one is on top: itself, or the leaf of what it hosts.
  public var visibleLeaf: HistoryEntry { child?.visibleLeaf ?? self }
  /// The key of the entry that is seen when this one is on top.
  var visibleKey: EntryKey { child?.visibleKey ?? key }
}
