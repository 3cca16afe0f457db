import Motion
import Navigation
import Platforms

// MARK: - From touch to gesture

extension IOSContainer {
  package mutating func handle(_ touch: Touch, in context: ContainerContext) -> [ContainerMessage] {
    var messages = advance(in: context)
    if touch.phase == .down, context.policies.secondGesture == .cancelFirst, recogniser.isSwiping,
      Recogniser.strip(on: context.device.size, contains: touch.position)
    {
      messages += finish()
      messages += showPending(in: context, now: context.now)
      recogniser.drop()
    }
    for event in recogniser.take(touch, on: context.device, now: context.now) {
      switch event {
      case .began(let track): messages += begin(track, in: context)
      case .moved(let track): messages += follow(track, in: context)
      case .released(let track, let velocity):
        release(track, velocity: velocity, in: context)
      case .taken: takeAway(in: context)
      }
    }
    return messages + advance(in: context)
  }
}

// MARK: - The gesture's life

extension IOSContainer {
  /// Begins an interactive pop, when back by this affordance pops what is shown (R21, R33).
  private mutating func begin(
    _ track: FingerTrack, in context: ContainerContext
  ) -> [ContainerMessage] {
    var messages: [ContainerMessage] = []
    if canTakeOver(in: context) {
      messages += finish()
      messages += showPending(in: context, now: context.now)
    }
    let affordance = recogniser.affordance
    guard stage == .rest, let step = popStep(for: affordance, in: context),
      let landing = ledger.shown.performing(step)
    else {
      recogniser.drop()
      return messages
    }
    let serial = GestureSerial(nextSerial)
    nextSerial += 1
    stage = .following(
      Gesture(
        serial, by: affordance, step, source: ledger.shown.visibleLeaf.key,
        top: Surface(showing: ledger.shown, policies: context.appPolicies),
        below: Surface(showing: landing, policies: context.appPolicies), track: track))
    messages.append(
      .began(serial, affordance, BackGesture.Edge(track.side), shown: ledger.shown))
    return messages
  }

  /// Says whether a swipe may begin before what runs has ended: since iOS 26, before the last pop
  /// has settled (R35).
  private func canTakeOver(in context: ContainerContext) -> Bool {
    guard context.profile.version >= 26 else { return false }
    return switch stage {
    case .rest, .following: false
    case .transition(let transition): transition.isPop
    case .settling: true
    }
  }

  /// Returns the pop that an affordance would do to what is shown; nil when it would do anything
  /// else.
  private func popStep(for affordance: Affordance, in context: ContainerContext) -> BackStep? {
    guard case .step(let step) = shownPlan(in: context).answer(for: affordance), case .pop = step
    else { return nil }
    return step
  }

  private mutating func follow(
    _ track: FingerTrack, in context: ContainerContext
  ) -> [ContainerMessage] {
    guard case .following(var gesture) = stage else { return [] }
    let hasChanged = gesture.follow(track, width: context.device.size.width)
    stage = .following(gesture)
    return hasChanged ? [.progressed(gesture.serial, gesture.progress)] : []
  }

  /// Lets the last position and speed decide, asks for the plan again, and goes there (M15, R33).
  private mutating func release(
    _ track: FingerTrack, velocity: Double?, in context: ContainerContext
  ) {
    guard case .following(let gesture) = stage else { return }
    let velocity = velocity ?? track.velocity(at: context.now)
    let pops =
      gesture.landing(velocity: velocity, in: context) == .pops
      && popStep(for: gesture.affordance, in: context) == gesture.step
    let width = context.device.size.width
    settle(
      gesture, to: pops ? .pops : .stays, velocity: width > 0 ? velocity / width : 0,
      now: context.now)
  }

  /// The system has taken the touch away: that cancels, wherever the finger was (R27).
  private mutating func takeAway(in context: ContainerContext) {
    guard case .following(let gesture) = stage else { return }
    settle(gesture, to: .stays, velocity: 0, now: context.now)
  }

  /// Sends the screens to a landing by the spring, with a speed in widths per second (M16).
  mutating func settle(
    _ gesture: Gesture, to landing: Momentum.Landing, velocity: Double, now: Instant
  ) {
    let way = Settle(
      spring: .interactivePop, from: gesture.progress, to: landing == .pops ? 1 : 0,
      velocity: velocity)
    stage = .settling(gesture, landing, Glide(way, from: now))
  }
}
