/// What a handled request did.
public struct Changes: Hashable, Sendable {
  /// The entries that are gone, topmost first, each followed by what it hosted.
  public var removed: [EntryKey] {
    get { gone.array }
    set { gone = KeyList(newValue) }
  }

  /// The entries that are new, lowest first, each followed by what it hosts.
  public var added: [EntryKey] {
    get { come.array }
    set { come = KeyList(newValue) }
  }

  /// Whether entries that stayed stand in another order, which only a reset can bring about (R10).
  public var isReordered = false
  /// The entry whose params have changed; of several, the topmost.
  public var updated: EntryKey?
  /// The names of the tabs that were shown before and are shown now.
  public var tabs: TabChange?
  /// For a pop: how many entries were asked for and how many were removed (R8).
  public var popped: PopCount?
  /// The tab that was re-selected (R43).
  public var reselected: String?
  /// The screen that is to scroll to its top; scroll is not the core's (R4, R43).
  public var scrollToTop: EntryKey?

  /// The gesture that these changes ended (R26).
  public var preempted: BackGesture? {
    get { ended.first }
    set { ended = newValue.map { [$0] } ?? [] }
  }

  // Every answer carries changes, and nearly all of them are small: so no array for a single key,
  // and no room for a gesture, which is large and of which there is at most one.
  private var gone = KeyList.none
  private var come = KeyList.none
  private var ended: [BackGesture] = []

  /// A change of the selected tab.
  public struct TabChange: Hashable, Sendable {
    /// The name of the tab that was shown.
    public let from: String
    /// The name of the tab that is shown.
    public let to: String
  }

  /// The two numbers of a pop.
  public struct PopCount: Hashable, Sendable {
    /// How many entries were asked for.
    public let requested: Int
    /// How many were removed.
    public let performed: Int
  }

  /// Makes changes that change nothing.
  public init() {}

  /// Whether the history is the same as before.
  public var isEmpty: Bool {
    gone.isEmpty && come.isEmpty && !isReordered && updated == nil && tabs == nil
  }

  /// Notes that an entry has gone, and with it what it hosted.
  mutating func noteRemoval(of entry: HistoryEntry) {
    entry.forEachEntry { gone.append($0.key) }
  }

  /// Notes that an entry has come, and with it what it hosts.
  mutating func noteAddition(of entry: HistoryEntry) {
    entry.forEachEntry { come.append($0.key) }
  }
}
