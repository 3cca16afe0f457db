import Navigation
import Platforms

/// What one input led to in the core, in order: the evidence on which invariants are checked.
package struct Journal {
  /// One thing that reached the core, with the state before and after it.
  package struct Entry {
    /// What reached the core.
    package enum Cause {
      case request(Request)
      /// A gesture that asked to begin; nil: it did not.
      case began(Affordance, BackGesture?)
      case progressed
      case committed(BackGesture)
      case cancelled(BackGesture)
      /// Something else ended the gesture (R26).
      case preempted(BackGesture)
      case reported([EntryKey], BackGesture?)
      /// The host's own gesture was committed (R21).
      case hostCommitted
      case confirmed
    }

    /// What reached the core.
    package let cause: Cause
    /// The core's answer; nil: it gives none.
    package let outcome: Outcome?
    /// What backwards meant before; nil: nobody asked to go back.
    package let plan: BackPlan?
    /// The state before.
    package let before: RouterState
    /// The state after.
    package let after: RouterState
    /// Whether the host was asked, since back was not handled.
    package let askedHost: Bool

    /// Makes an entry.
    package init(
      cause: Cause, outcome: Outcome?, plan: BackPlan?, before: RouterState, after: RouterState,
      askedHost: Bool = false
    ) {
      self.cause = cause
      self.outcome = outcome
      self.plan = plan
      self.before = before
      self.after = after
      self.askedHost = askedHost
    }
  }

  private(set) var entries: [Entry] = []

  /// Whether an entry may have changed the history.
  var changedState: Bool { entries.contains { $0.before != $0.after } }

  /// Whether a gesture has begun.
  var begins: Bool {
    entries.contains { if case .began(_, .some) = $0.cause { true } else { false } }
  }

  mutating func append(_ entry: Entry) {
    entries.append(entry)
  }
}
