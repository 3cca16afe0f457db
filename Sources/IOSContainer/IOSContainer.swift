import Motion
import Navigation
import Platforms

/// iOS's navigation controller: it pops by itself and then reports what it has popped (R33–R37).
///
/// The *recogniser* follows a finger; the *stage* is what the picture does. While the stage is busy
/// the router's word waits, coalesced into one update (R37).
package struct IOSContainer: Container {
  package internal(set) var ledger: Ledger
  /// What the picture is doing.
  var stage = Stage.rest
  /// The finger.
  var recogniser = Recogniser()
  /// The newest update, which waits for the stage (R37).
  var pending: RouterUpdate?
  /// The entries that were popped here and that the router, by its last word, still had.
  ///
  /// An update that names one of them was sent before the report came in: to show it would bring a
  /// popped screen back. The answer to the report follows always.
  var unanswered: Set<EntryKey> = []
  /// The number that the next gesture gets.
  var nextSerial = 0
  /// The newest revision that was confirmed.
  var confirmed: Int

  package init(showing ledger: Ledger) {
    self.ledger = ledger
    confirmed = ledger.revision
  }

  package var isInGesture: Bool { stage.gesture != nil }

  package var takesTaps: Bool { stage == .rest }

  /// iOS has no system back (R39).
  package mutating func pressSystemBack(in context: ContainerContext) -> [ContainerMessage] {
    advance(in: context)
  }

  /// Pops by itself; ignored while a gesture or a transition owns the input (R28, R40).
  package mutating func tapHeaderControl(in context: ContainerContext) -> [ContainerMessage] {
    let messages = advance(in: context)
    let plan = shownPlan(in: context)
    guard stage == .rest, case .step(let step) = plan.answer(for: .headerControl),
      let landing = ledger.shown.performing(step)
    else { return messages }
    stage = .transition(
      .pop(
        Surface(showing: ledger.shown, policies: context.appPolicies),
        revealing: Surface(showing: landing, policies: context.appPolicies), now: context.now,
        step: step))
    return messages
  }

  package mutating func cancelAtOnce(in context: ContainerContext) -> [ContainerMessage] {
    var messages = advance(in: context)
    messages += finish()
    recogniser.drop()
    if let update = pending {
      pending = nil
      ledger = Ledger(shown: update.root, revision: update.revision)
      messages += confirm()
    }
    return messages
  }
}
