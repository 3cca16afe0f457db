import Motion
import Navigation
import Platforms

// MARK: - From touch to gesture

extension AndroidContainer {
  package mutating func handle(_ touch: Touch, in context: ContainerContext) -> [ContainerMessage] {
    var messages = advance(in: context)
    if touch.phase == .down, context.policies.secondGesture == .cancelFirst,
      recogniser.isSwiping, Recogniser.side(of: touch.position, on: context.device.size) != nil
    {
      if case .following = stage { messages += dropGesture() }
      bareSwipe = nil
      recogniser.drop()
    }
    for event in recogniser.take(touch, on: context.device, now: context.now) {
      switch event {
      case .began(let track): messages += begin(track, in: context)
      case .moved(let track): messages += follow(track, in: context)
      case .released(let track): messages += release(track, in: context)
      case .taken: messages += takeAway(in: context)
      }
    }
    return messages
  }

  /// Ends the gesture that the picture shows, wherever it is, and tells its end unless the router
  /// has ended it.
  mutating func dropGesture(telling: Bool = true) -> [ContainerMessage] {
    guard let gesture = stage.gesture else { return [] }
    let messages = stage.isCommitting ? replayQueuedBack() : telling ? gesture.cancelled : []
    if stage.isFollowing { recogniser.drop() }
    stage = .rest
    isSmoothing = false
    return messages
  }

  /// Turns a swipe that was let go during a commit into a plain back (R31).
  private mutating func replayQueuedBack() -> [ContainerMessage] {
    if case .queued(let track) = bareSwipe { bareSwipe = .invokes(track) }
    defer { hasQueuedBack = false }
    return hasQueuedBack ? [.invoked(.systemGesture)] : []
  }
}

// MARK: - The gesture's life

extension AndroidContainer {
  /// Begins a swipe: with a preview when somebody claims it, else without (R21).
  private mutating func begin(
    _ track: FingerTrack, in context: ContainerContext
  ) -> [ContainerMessage] {
    if case .committing(let gesture, _) = stage {
      // A third one is refused, and nobody is left to go back in an app that is being left (R31).
      if !hasQueuedBack, gesture.claim != .host { bareSwipe = .queued(track) }
      return []
    }
    guard let claim = claim(in: context) else {
      bareSwipe = .invokes(track)
      return []
    }
    let messages = endMotion()
    let gesture = Gesture(
      claim, source: ledger.shown.visibleLeaf.key,
      leaving: Surface(showing: ledger.shown, policies: context.appPolicies),
      arriving: arriving(by: claim, in: context), track: track, now: context.now)
    if gesture.serial != nil { nextSerial += 1 }
    stage = .following(gesture)
    return messages + [gesture.began]
  }

  /// Finds who claims a swipe that begins now; nil: nobody hears of it before its release (R29).
  private func claim(in context: ContainerContext) -> Gesture.Claim? {
    guard context.profile.deliversProgress else { return nil }
    let plan = BackPlan(of: context.recorded, policies: context.appPolicies)
    return switch plan.answer(for: .systemGesture) {
    case .step(let step): .app(GestureSerial(nextSerial), step)
    case .notHandled: context.profile.previewsHome ? .host : nil
    case .notDrivable: nil
    }
  }

  /// Returns the screen that a claimant's commit would land on, when it is one of the app's.
  private func arriving(by claim: Gesture.Claim, in context: ContainerContext) -> Surface? {
    guard case .app(_, let step) = claim else { return nil }
    let landing = context.recorded.performing(step) ?? context.recorded
    return Surface(showing: landing, policies: context.appPolicies)
  }

  /// Ends at once what moves by itself, because a gesture takes over (R31).
  private mutating func endMotion() -> [ContainerMessage] {
    guard case .transition = stage else { return dropGesture() }
    stage = .rest
    return confirm()
  }

  private mutating func follow(
    _ track: FingerTrack, in context: ContainerContext
  ) -> [ContainerMessage] {
    bareSwipe?.track = track
    guard case .following(var gesture) = stage else { return [] }
    let hasChanged = gesture.follow(track, width: context.device.size.width, now: context.now)
    let message = gesture.progressed
    stage = .following(gesture)
    guard hasChanged else { return [] }
    isSmoothing = true
    return message
  }

  private mutating func release(
    _ track: FingerTrack, in context: ContainerContext
  ) -> [ContainerMessage] {
    let commits = Recogniser.commits(track)
    if let swipe = bareSwipe {
      bareSwipe = nil
      guard commits else { return [] }
      guard case .queued = swipe else { return [.invoked(.systemGesture)] }
      hasQueuedBack = true
      return []
    }
    guard case .following(let gesture) = stage else { return [] }
    guard commits, mayCommit(gesture, in: context) else {
      return runBack(gesture, now: context.now)
    }
    isSmoothing = false
    stage = .committing(
      gesture,
      Commit(
        from: gesture.smoothing(at: context.now).value, reported: gesture.progress,
        now: context.now, isAnswered: gesture.claim == .host))
    return [gesture.committed]
  }

  /// Says whether a commit is still the claimant's: the router checks that by itself (R23), but the
  /// host, of whose gesture it knows nothing, is asked only while back is its own (I18).
  private func mayCommit(_ gesture: Gesture, in context: ContainerContext) -> Bool {
    gesture.claim != .host
      || gesture.isMeant(by: context.recorded, policies: context.appPolicies)
  }

  /// The system has taken the touch away: that cancels, wherever the finger was (R27).
  private mutating func takeAway(in context: ContainerContext) -> [ContainerMessage] {
    bareSwipe = nil
    guard case .following(let gesture) = stage else { return [] }
    return runBack(gesture, now: context.now)
  }

  /// Sends a preview back to exactly 0; its end is told then, unless the router has ended it.
  mutating func runBack(
    _ gesture: Gesture, telling: Bool = true, now: Instant
  ) -> [ContainerMessage] {
    guard let way = stage.wayBack(at: now) else { return [] }
    let messages = stage.isCommitting ? replayQueuedBack() : []
    if stage.isFollowing { recogniser.drop() }
    var gesture = gesture
    if !telling { gesture.hasEnded = true }
    stage = .cancelling(gesture, way)
    isSmoothing = false
    return messages
  }
}
