import Motion
import Navigation
import Platforms

/// A container, its router and a clock on the bench: what the simulation's world is, in small.
///
/// Messages reach the router, and its word the container, after ``delay`` seconds.
package struct Bench<C: Container> {
  /// How a gesture has ended, whoever ended it.
  package enum End: Hashable {
    case committed, popped, cancelled, preempted, rejected
  }

  package var router: Router
  package var container: C
  package var policies = PlatformPolicies()
  package var profile: Profile
  package var device: Device
  /// The time that a message takes, in seconds.
  package var delay = 0.0
  package private(set) var now = Instant()
  /// Everything that the container has said, in order.
  package private(set) var log: [ContainerMessage] = []
  /// Everything that the router has answered to back, commits included.
  package private(set) var outcomes: [Outcome] = []
  /// How often the host was asked to leave the app.
  package private(set) var departures = 0
  /// The ends of every gesture that has begun.
  package private(set) var ends: [GestureSerial: [End]] = [:]
  /// The host's gestures that have begun, and those that have ended.
  package private(set) var hostGestures = (begun: 0, ended: 0)
  private var gestures: [GestureSerial: BackGesture.ID] = [:]
  private var toRouter: [(due: Instant, message: ContainerMessage)] = []
  private var toContainer: [(due: Instant, update: RouterUpdate)] = []

  /// Puts a container on the bench that shows the start of the small app.
  package init(
    profile: Profile, device: Device? = nil, policies: AppPolicies = AppPolicies()
  ) throws {
    router = Router(graph: try Field.graph(), policies: policies)
    container = C(showing: Ledger(shown: router.state.root, revision: router.revision))
    self.profile = profile
    self.device = device ?? .standard(for: profile.platform)
  }

  /// What the container may look at now.
  package var context: ContainerContext {
    ContainerContext(
      now: now, recorded: router.state.root, appPolicies: router.policies, policies: policies,
      profile: profile, device: device)
  }

  package var scene: Scene { container.scene(in: context) }
  package var readout: GestureReadout? { container.readout(in: context) }
  /// The progress as the router has it; nil without a gesture.
  package var progress: Double? { router.gesture?.progress }
  /// Whether nothing is on its way and nothing moves.
  package var isSettled: Bool {
    toRouter.isEmpty && toContainer.isEmpty && container.nextDeadline == nil
  }
}

// MARK: - Inputs

extension Bench {
  package mutating func touch(
    _ phase: Touch.Phase, x: Double, y: Double = 400, finger: Int = 0
  ) {
    act { $0.handle(Touch(phase, at: Point(x: x, y: y), finger: finger), in: $1) }
  }

  package mutating func pressSystemBack() { act { $0.pressSystemBack(in: $1) } }
  package mutating func tapHeaderControl() { act { $0.tapHeaderControl(in: $1) } }
  package mutating func cancelAtOnce() { act { $0.cancelAtOnce(in: $1) } }

  /// Has app code ask the router, whose word reaches the container later.
  package mutating func ask(_ action: Request.Action, in target: Request.Target = .active) {
    tell(router.handle(Request(action, in: target)))
    deliver()
  }

  /// Hands the container an update as it stands.
  package mutating func hand(_ update: RouterUpdate) { act { $0.receive(update, in: $1) } }

  /// Lets time pass, stopping wherever something is due.
  package mutating func wait(_ seconds: Double) {
    let end = now.adding(seconds: seconds)
    while let due = nextDue, due <= end {
      now = max(now, due)
      act { $0.advance(in: $1) }
    }
    now = end
    act { $0.advance(in: $1) }
  }

  /// Lets time pass until nothing moves any more, 10 s at most.
  package mutating func settle() {
    let end = now.adding(seconds: 10)
    while let due = nextDue, due <= end {
      now = max(now, due)
      act { $0.advance(in: $1) }
    }
  }

  /// Lets time pass in one leap, so that the container hears of it only at the end.
  package mutating func leap(_ seconds: Double) {
    now = now.adding(seconds: seconds)
    act { $0.advance(in: $1) }
  }

  private var nextDue: Instant? {
    [container.nextDeadline, toRouter.first?.due, toContainer.first?.due].compactMap(\.self).min()
  }
}

// MARK: - Messages

extension Bench {
  private mutating func act(_ body: (inout C, ContainerContext) -> [ContainerMessage]) {
    send(body(&container, context))
    deliver()
  }

  private mutating func send(_ messages: [ContainerMessage]) {
    let due = now.adding(seconds: delay)
    for message in messages {
      log.append(message)
      note(message)
      toRouter.append((due, message))
    }
  }

  /// Delivers what is due, and what that leads to.
  private mutating func deliver() {
    while true {
      if let first = toRouter.first, first.due <= now {
        toRouter.removeFirst()
        take(first.message)
      } else if let first = toContainer.first, first.due <= now {
        toContainer.removeFirst()
        let messages = container.receive(first.update, in: context)
        send(messages)
      } else {
        return
      }
    }
  }

  /// Notes what a message says of a gesture's life.
  private mutating func note(_ message: ContainerMessage) {
    switch message {
    case .began(let serial, _, _, _): ends[serial] = []
    case .cancelled(let serial): ends[serial]?.append(.cancelled)
    case .popped(_, let serial?): ends[serial]?.append(.popped)
    case .hostBegan: hostGestures.begun += 1
    case .hostCancelled: hostGestures.ended += 1
    case .hostCommitted:
      hostGestures.ended += 1
      departures += 1
    case .popped, .progressed, .committed, .invoked, .confirmed: break
    }
  }

  private mutating func take(_ message: ContainerMessage) {
    switch message {
    case .began(let serial, let affordance, let edge, let shown):
      switch router.begin(affordance, from: edge, shown: shown) {
      case .success(let gesture): gestures[serial] = gesture.id
      case .failure: reject(serial)
      }
    case .progressed(let serial, let progress):
      if let id = gestures[serial] { router.progress(id, to: progress) }
    case .committed(let serial):
      guard let id = gestures.removeValue(forKey: serial) else { return }
      let outcome = router.commit(id)
      outcomes.append(outcome)
      guard case .handled = outcome else { return reject(serial) }
      ends[serial]?.append(.committed)
      post(.committed(serial))
    case .cancelled(let serial):
      if let id = gestures.removeValue(forKey: serial) { _ = router.cancel(id) }
    case .invoked(let affordance):
      let outcome = router.handle(Request(.back(affordance)))
      outcomes.append(outcome)
      if outcome == .notHandled { departures += 1 }
      tell(outcome)
    case .popped(let keys, let serial):
      let id = serial.flatMap { gestures.removeValue(forKey: $0) }
      let outcome = router.accept(PopReport(removed: keys, gesture: id))
      post(preemption(in: outcome))
    case .confirmed(let revision):
      _ = router.confirm(revision)
    case .hostBegan, .hostCancelled, .hostCommitted: break
    }
  }

  private mutating func reject(_ serial: GestureSerial) {
    ends[serial]?.append(.rejected)
    post(.rejected(serial))
  }

  /// Tells the container what a request has changed.
  private mutating func tell(_ outcome: Outcome) {
    guard let changes = outcome.changes, !changes.isEmpty || changes.preempted != nil else {
      return
    }
    post(preemption(in: outcome))
  }

  private mutating func preemption(in outcome: Outcome) -> RouterUpdate.GestureEnd? {
    guard let gesture = outcome.changes?.preempted,
      let serial = gestures.first(where: { $0.value == gesture.id })?.key
    else { return nil }
    gestures[serial] = nil
    ends[serial]?.append(.preempted)
    return .preempted(serial)
  }

  private mutating func post(_ end: RouterUpdate.GestureEnd?) {
    let update = RouterUpdate(
      root: router.state.root, revision: router.revision, gestureEnd: end)
    toContainer.append((now.adding(seconds: delay), update))
  }
}
