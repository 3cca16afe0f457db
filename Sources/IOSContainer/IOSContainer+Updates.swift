import Navigation
import Platforms

extension IOSContainer {
  package mutating func receive(
    _ update: RouterUpdate, in context: ContainerContext
  ) -> [ContainerMessage] {
    var messages = advance(in: context)
    if let end = update.gestureEnd { take(end, now: context.now) }
    if isNews(update) {
      unanswered = []
      pending = update
      messages += showPending(in: context, now: context.now)
    }
    return messages + advance(in: context)
  }

  /// Takes what has become of a gesture at the router's.
  ///
  /// One that follows the finger springs back first; one that was let go ends as it was decided
  /// (R26, R37). Either way the router has ended it, so that its end is not told again.
  private mutating func take(_ end: RouterUpdate.GestureEnd, now: Instant) {
    guard var gesture = stage.gesture, gesture.serial == end.serial else { return }
    gesture.hasEnded = true
    if case .settling(_, let landing, let glide) = stage {
      stage = .settling(gesture, landing, glide)
    } else {
      recogniser.drop()
      settle(gesture, to: .stays, velocity: 0, now: now)
    }
  }

  /// Says whether an update is newer than all that was said, and knows of all that was popped here.
  private func isNews(_ update: RouterUpdate) -> Bool {
    update.revision >= ledger.revision && update.revision >= (pending?.revision ?? .min)
      && !update.root.hasVisited(anyOf: unanswered)
  }

  /// Shows the update that waits, once nothing moves (R37).
  mutating func showPending(in context: ContainerContext, now: Instant) -> [ContainerMessage] {
    guard stage == .rest, let update = pending else { return [] }
    pending = nil
    let kind = TransitionKind(from: ledger.shown, to: update.root)
    let old = Surface(showing: ledger.shown, policies: context.appPolicies)
    let new = Surface(showing: update.root, policies: context.appPolicies)
    ledger = Ledger(shown: update.root, revision: update.revision)
    switch kind {
    case .none, .swap: return confirm()
    case .push: stage = .transition(.push(new, over: old, now: now))
    case .pop: stage = .transition(.pop(old, revealing: new, now: now))
    }
    return []
  }
}

extension History {
  /// Says whether entries of these keys stand in it, forward history left out.
  fileprivate func hasVisited(anyOf keys: Set<EntryKey>) -> Bool {
    guard !keys.isEmpty else { return false }
    return entries[...index].contains { entry in
      if keys.contains(entry.key) { return true }
      return switch entry.child {
      case .stack(let history): history.hasVisited(anyOf: keys)
      case .tabs(let tabs): tabs.items.contains { $0.container.hasVisited(anyOf: keys) }
      case nil: false
      }
    }
  }
}

extension ContainerState {
  fileprivate func hasVisited(anyOf keys: Set<EntryKey>) -> Bool {
    switch self {
    case .stack(let history): history.hasVisited(anyOf: keys)
    case .tabs(let tabs): tabs.items.contains { $0.container.hasVisited(anyOf: keys) }
    }
  }
}
