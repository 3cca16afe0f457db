/// The router's answer; all but `handled` leave the state identical (R7).
public enum Outcome: Hashable, Sendable {
  /// The request was carried out, with these changes, which may be none.
  case handled(Changes)
  /// Nobody in the app claims it: the platform decides.
  case notHandled
  /// A question is open, the only thing that has changed.
  case blocked(by: EntryKey)
  /// It was made for a state that is gone.
  case stale(StaleReason)
  /// It is malformed, or asks for what cannot be.
  case refused(RefusalReason)

  /// Why a request is stale.
  public enum StaleReason: Hashable, Sendable {
    /// The entry that asked is gone (R12).
    case sourceGone(EntryKey)
    /// The gesture has ended, or never was (R23).
    case gestureEnded
    /// What back means has changed since the gesture began (R23).
    case planChanged
    /// A confirmation of a revision that is no longer the newest (R33).
    case oldRevision(Int)
  }

  /// Why a request is refused.
  public enum RefusalReason: Hashable, Sendable {
    /// The app does not know the route.
    case unknownRoute(Route)
    /// No such container is there.
    case noSuchStack
    /// No visible tabs have the name.
    case unknownTab(String)
    /// The stack shows its root.
    case atRoot
    /// A count of entries has to be at least 1.
    case badCount(Int)
    /// No entry of the stack is this one.
    case notInStack(Location)
    /// The same route and identity is on top.
    case alreadyOnTop(EntryKey)
    /// A reset needs at least one entry.
    case emptyReset
    /// A reset names a key twice, or one that belongs elsewhere.
    case duplicateKey(EntryKey)
    /// A reset names a key for another route, or one that was never given out.
    case foreignKey(EntryKey)
    /// The entry hosts a container and would stand in as many as may stand inside each other.
    case nestedTooDeeply
    /// The affordance cannot drive the first candidate (R21).
    case notDrivable(BackCandidate.Kind)
    /// A gesture is under way (R25).
    case gestureUnderWay
  }

  /// The changes, when it was handled.
  public var changes: Changes? {
    if case .handled(let changes) = self { changes } else { nil }
  }
}
