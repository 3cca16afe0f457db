import Navigation
import Platforms

extension IOSContainer {
  package var nextDeadline: Instant? { stage.glide?.interval.end }

  package var isMoving: Bool { stage.glide != nil }

  package mutating func advance(in context: ContainerContext) -> [ContainerMessage] {
    var messages: [ContainerMessage] = []
    while let deadline = nextDeadline, deadline <= context.now {
      messages += finish()
      messages += showPending(in: context, now: deadline)
    }
    return messages
  }

  /// Ends what the picture does as it would end by itself; a finger's gesture is cancelled.
  mutating func finish() -> [ContainerMessage] {
    let old = stage
    stage = .rest
    switch old {
    case .rest: return []
    case .following(let gesture):
      recogniser.drop()
      return gesture.cancelled
    case .settling(let gesture, .stays, _):
      return gesture.cancelled
    case .settling(let gesture, .pops, _):
      return pop(gesture.step, serial: gesture.hasEnded ? nil : gesture.serial)
    case .transition(let transition):
      guard let step = transition.step else { return confirm() }
      return pop(step, serial: nil)
    }
  }

  /// Removes an entry from what is shown and reports it, with what it hosted (R33).
  ///
  /// What the router said before the report came in is older than its answer, which follows.
  private mutating func pop(_ step: BackStep, serial: GestureSerial?) -> [ContainerMessage] {
    guard case .pop(let path, let source, _) = step, let stack = ledger.shown.stack(at: path),
      stack.current.key == source, let landing = ledger.shown.performing(step)
    else { return serial.map { [.cancelled($0)] } ?? [] }
    var removed: [EntryKey] = []
    stack.current.forEachEntry { removed.append($0.key) }
    ledger.shown = landing
    unanswered.formUnion(removed)
    pending = nil
    return [.popped(removed, serial)]
  }

  /// Tells that the newest revision is shown, once (R33).
  mutating func confirm() -> [ContainerMessage] {
    guard ledger.revision > confirmed else { return [] }
    confirmed = ledger.revision
    return [.confirmed(ledger.revision)]
  }
}
