import Navigation
import Platforms

/// Android's back: the router is asked before anything goes back, and may not handle it (R29–R31).
///
/// Two things happen side by side. The *recogniser* follows a finger; the *stage* is what the
/// picture does. A swipe with a preview owns the stage; a bare one leaves it alone.
package struct AndroidContainer: Container {
  package internal(set) var ledger: Ledger
  /// What the picture is doing.
  var stage = Stage.rest
  /// Whether the drawn progress is still behind the reported one.
  var isSmoothing = false
  /// The finger.
  var recogniser = Recogniser()
  /// The swipe under way, when it has no preview.
  var bareSwipe: BareSwipe?
  /// Whether a swipe was let go during another one's commit, and is a plain back after it (R31).
  var hasQueuedBack = false
  /// The number that the next gesture gets.
  var nextSerial = 0
  /// The newest revision that was confirmed.
  var confirmed: Int

  package init(showing ledger: Ledger) {
    self.ledger = ledger
    confirmed = ledger.revision
  }

  package var isInGesture: Bool { stage.gesture != nil || bareSwipe != nil }

  package var takesTaps: Bool { stage == .rest && bareSwipe == nil }

  package mutating func pressSystemBack(in context: ContainerContext) -> [ContainerMessage] {
    var messages = advance(in: context)
    // The button asks the host too, and the core, which would preempt, knows of no gesture.
    if stage.gesture?.claim == .host, !stage.isCommitting { messages += dropGesture() }
    return messages + [.invoked(.systemButton)]
  }

  package mutating func tapHeaderControl(in context: ContainerContext) -> [ContainerMessage] {
    advance(in: context) + [.invoked(.headerControl)]
  }

  package mutating func cancelAtOnce(in context: ContainerContext) -> [ContainerMessage] {
    var messages = advance(in: context)
    hasQueuedBack = false
    messages += dropGesture()
    stage = .rest
    bareSwipe = nil
    recogniser.drop()
    return messages + confirm()
  }
}
