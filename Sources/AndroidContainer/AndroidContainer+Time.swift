import Platforms

extension AndroidContainer {
  package var nextDeadline: Instant? {
    switch stage {
    case .rest, .following: nil
    case .transition(let transition): transition.interval.end
    case .committing(_, let commit): commit.hasArrived ? nil : commit.interval.end
    case .cancelling(_, let glide): glide.interval.end
    }
  }

  package var isMoving: Bool { nextDeadline != nil || isSmoothing }

  package mutating func advance(in context: ContainerContext) -> [ContainerMessage] {
    var messages: [ContainerMessage] = []
    while let deadline = nextDeadline, deadline <= context.now {
      messages += end()
    }
    // The smoothing ends by itself too, but nobody has to act on it: it has no deadline.
    if case .following(let gesture) = stage, isSmoothing {
      isSmoothing = !gesture.smoothing(at: context.now).isSettled
    }
    return messages
  }

  /// Ends what the picture was doing until its deadline.
  private mutating func end() -> [ContainerMessage] {
    switch stage {
    case .rest, .following: return []
    case .transition:
      stage = .rest
      return confirm()
    case .committing(let gesture, var commit):
      guard commit.isAnswered else {
        commit.hasArrived = true
        stage = .committing(gesture, commit)
        return []
      }
      return confirm() + dropGesture()
    case .cancelling: return dropGesture()
    }
  }

  /// Tells that the newest revision is shown, once (R33).
  mutating func confirm() -> [ContainerMessage] {
    guard ledger.revision > confirmed else { return [] }
    confirmed = ledger.revision
    return [.confirmed(ledger.revision)]
  }
}
