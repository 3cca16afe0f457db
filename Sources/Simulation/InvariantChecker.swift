import MockApp
import Navigation
import Platforms

/// Checks after every input what holds whatever was done.
///
/// It looks at nothing but the world before and after, and at the journal of what reached the core
/// in between; it keeps what spans several inputs: the gestures that are open, and the state when
/// each began.
struct InvariantChecker: Hashable, Sendable {
  /// A gesture that is open, and what its cancel has to restore (I5).
  private struct OpenGesture: Hashable {
    let state: RouterState
    let app: AppState
    /// Whether something else has rightly changed the state meanwhile.
    var isDisturbed = false
  }

  /// The way of the first finger, as far as it tells whether a gesture has to begin (I20).
  private var approach: Approach?
  private var open: OpenGesture?
  private var before: Before?

  /// What is remembered of the world while an input is taken.
  private struct Before: Hashable {
    let state: RouterState
    let app: AppState
    let task: AppTask
  }

  /// Remembers the world before an input.
  mutating func willTake(_ input: Input, of world: World) {
    before = Before(state: world.router.state, app: world.app, task: world.task)
    switch input {
    case .touch(let touch): approach = Approach(approach, touch, in: world)
    case .wait: break
    // Whatever else happens on the way may rightly decide whether a gesture begins.
    default: approach = nil
    }
  }

  /// Returns what does not hold after an input; each finding names the invariant that it breaks.
  mutating func violations(after input: Input, in world: World) -> [Violation] {
    var found: [Violation] = []
    for entry in world.journal.entries {
      found += EntryInvariants.violations(of: entry)
      track(entry, in: world, &found)
    }
    if let before, Self.onlySwitchesTabs(world.journal), before.app != world.app {
      found.append(Violation(.i9, "a tab switch changed a screen's scroll or text"))
    }
    if case .touch(let touch) = input, case .up = touch.phase, world.journal.begins {
      found.append(Violation(.i20, "a gesture began at its release"))
    }
    if let before, before.app != world.app || before.state != world.router.state,
      world.journal.entries.isEmpty
    {
      open?.isDisturbed = true
    }
    if let approach, approach.isDecided(by: input) {
      if let violation = approach.violation(in: world) { found.append(violation) }
      self.approach = nil
    }
    if world.journal.changedState { found += TreeInvariants.violations(of: world.router) }
    if world.isAtRest {
      found += RestInvariants.violations(
        recorded: world.router.state.root, shown: world.shown, scene: world.scene,
        gestureIsOpen: open != nil || world.router.gesture != nil)
    }
    if world.task.state == .crashed { found.append(Violation(.i19, "the app has crashed")) }
    before = nil
    return found
  }

  /// Whether all that an input led to is that another tab is shown.
  private static func onlySwitchesTabs(_ journal: Journal) -> Bool {
    let entries = journal.entries.filter { if case .confirmed = $0.cause { false } else { true } }
    return !entries.isEmpty
      && entries.allSatisfy { entry in
        guard let changes = entry.outcome?.changes else { return false }
        return changes.tabs != nil && changes.removed.isEmpty && changes.added.isEmpty
      }
  }

  /// Follows a gesture from its begin to its one end (I15), and compares at a cancel (I5).
  private mutating func track(
    _ entry: Journal.Entry, in world: World, _ found: inout [Violation]
  ) {
    switch entry.cause {
    case .began(_, nil): break
    case .began:
      if open != nil { found.append(Violation(.i15, "a gesture began while one was open")) }
      open = OpenGesture(state: entry.before, app: before?.app ?? world.app)
    case .cancelled:
      guard let gesture = open else {
        found.append(Violation(.i15, "a gesture ended that had not begun"))
        return
      }
      open = nil
      if !gesture.isDisturbed, gesture.state != entry.after || gesture.app != world.app {
        found.append(Violation(.i5, "the state after the cancel differs from that at the begin"))
      }
    case .committed:
      if open == nil { found.append(Violation(.i15, "a gesture was committed that had not begun")) }
      open = nil
    case .reported(_, let gesture):
      if gesture != nil { open = nil } else { open?.isDisturbed = true }
    case .request:
      // A re-selected tab may scroll its screen, which is no part of the router's state.
      if entry.before != entry.after || before?.app != world.app { open?.isDisturbed = true }
    case .preempted: open = nil
    case .progressed, .confirmed, .hostCommitted: break
    }
  }
}
