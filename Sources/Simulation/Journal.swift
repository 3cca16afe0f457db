import Navigation
import Platforms

/// What one input led to in the core, in order: the evidence on which invariants are checked.
struct Journal {
  /// One thing that reached the core, with the state before and after it.
  struct Entry {
    /// What reached the core.
    enum Cause {
      case request(Request)
      /// A gesture that asked to begin; nil: it did not.
      case began(Affordance, BackGesture?)
      case progressed
      case committed(BackGesture)
      case cancelled(BackGesture)
      /// Something else ended the gesture (R26).
      case preempted(BackGesture)
      case reported([EntryKey], BackGesture?)
      case confirmed
    }

    let cause: Cause
    let outcome: Outcome?
    let plan: BackPlan?
    let before: RouterState
    let after: RouterState
    /// Whether the host was asked, since back was not handled.
    var askedHost = false
  }

  private(set) var entries: [Entry] = []

  /// Whether an entry may have changed the history.
  var changedState: Bool { entries.contains { $0.before != $0.after } }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }
}
