import MockApp
import Navigation
import Platforms

/// The glue between container and router: what a real app's own code does with the platform's
/// callbacks.
extension World {
  /// Lets the container act and sends what it says on its way.
  mutating func tell(_ act: ActiveContainer.Act) {
    for message in container.perform(act, in: context) {
      queue.send(.toRouter(message), due: now)
    }
  }

  /// Delivers every message that is due.
  mutating func deliver() {
    while let message = queue.next(by: now) {
      switch message {
      case .toRouter(let message): receive(message)
      case .toContainer(let update): tell(.receive(update))
      }
    }
  }

  /// Sends the container the history as recorded.
  func update(_ end: RouterUpdate.GestureEnd? = nil) -> RouterUpdate {
    RouterUpdate(root: router.state.root, revision: router.revision, gestureEnd: end)
  }

  mutating func sendUpdate(_ end: RouterUpdate.GestureEnd? = nil) {
    queue.send(.toContainer(update(end)), due: now)
  }

  /// Takes the container's word to the core or to the system.
  private mutating func receive(_ message: ContainerMessage) {
    switch message {
    case .began(let serial, let affordance, let edge, let shown):
      begin(serial, affordance, edge, shown)
    case .progressed(let serial, let progress): report(progress, of: serial)
    case .committed(let serial): commit(serial)
    case .cancelled(let serial): cancel(serial)
    case .invoked(let affordance): invoke(affordance)
    case .popped(let keys, let serial): accept(keys, serial)
    case .confirmed(let revision): confirm(revision)
    case .hostBegan: events.append(.hostStarted)
    case .hostCancelled: events.append(.hostCancelled)
    case .hostCommitted:
      journal.append(
        Journal.Entry(
          cause: .hostCommitted, outcome: nil, plan: router.backPlan, before: router.state,
          after: router.state, askedHost: true))
      lastOutcome = .notHandled
      lastClaimant = .host
      leave(for: .background)
    }
  }

  private mutating func begin(
    _ serial: GestureSerial, _ affordance: Affordance, _ edge: BackGesture.Edge, _ shown: History?
  ) {
    let before = router.state
    let plan = shown.map { BackPlan(of: $0, policies: router.policies) } ?? router.backPlan
    let result = router.begin(affordance, from: edge, shown: shown)
    let gesture = try? result.get()
    journal.append(
      Journal.Entry(
        cause: .began(affordance, gesture), outcome: nil, plan: plan, before: before,
        after: router.state))
    guard let gesture else {
      sendUpdate(.rejected(serial))
      return
    }
    gestures[serial] = gesture
    events.append(.started(gesture))
  }

  private mutating func report(_ progress: Double, of serial: GestureSerial) {
    guard let gesture = gestures[serial] else { return }
    let before = router.state
    router.progress(gesture.id, to: progress)
    journal.append(
      Journal.Entry(
        cause: .progressed, outcome: nil, plan: nil, before: before, after: router.state))
    events.append(.progressed(progress))
  }

  private mutating func commit(_ serial: GestureSerial) {
    guard let gesture = gestures.removeValue(forKey: serial) else {
      sendUpdate(.rejected(serial))
      return
    }
    let before = router.state
    let plan = router.backPlan
    let outcome = router.commit(gesture.id)
    journal.append(
      Journal.Entry(
        cause: .committed(gesture), outcome: outcome, plan: plan, before: before,
        after: router.state))
    note(outcome, claimedBy: plan.claimant.kind)
    events.append(.invoked(gesture.affordance))
    events.append(.committed(gesture, outcome))
    if let changes = outcome.changes {
      absorb(changes, .committed(serial))
    } else {
      sendUpdate(.rejected(serial))
    }
  }

  private mutating func cancel(_ serial: GestureSerial) {
    guard let gesture = gestures.removeValue(forKey: serial) else { return }
    let before = router.state
    let outcome = router.cancel(gesture.id)
    journal.append(
      Journal.Entry(
        cause: .cancelled(gesture), outcome: outcome, plan: nil, before: before,
        after: router.state))
    events.append(.cancelled(gesture))
  }

  /// Goes back without progress; what is not handled is the platform's decision (R16).
  private mutating func invoke(_ affordance: Affordance) {
    events.append(.invoked(affordance))
    answer(Request(.back(affordance)))
  }

  private mutating func accept(_ keys: [EntryKey], _ serial: GestureSerial?) {
    let gesture = serial.flatMap { gestures.removeValue(forKey: $0) }
    let before = router.state
    let plan = router.backPlan
    let outcome = router.accept(PopReport(removed: keys, gesture: gesture?.id))
    journal.append(
      Journal.Entry(
        cause: .reported(keys, gesture), outcome: outcome, plan: plan, before: before,
        after: router.state))
    note(outcome, claimedBy: plan.claimant.kind)
    events.append(.didPop(keys))
    let changes = outcome.changes ?? Changes()
    absorb(changes)
    // The container counts on an answer: what it was told while it popped, it has dropped as older
    // (R33).
    if changes.isEmpty, changes.preempted == nil { sendUpdate() }
  }

  private mutating func confirm(_ revision: Int) {
    let before = router.state
    let outcome = router.confirm(revision)
    journal.append(
      Journal.Entry(
        cause: .confirmed, outcome: outcome, plan: nil, before: before, after: router.state))
  }

  /// Puts a request to the router and does what follows from its answer.
  mutating func answer(_ request: Request) {
    let before = router.state
    let isBack = if case .back = request.action { true } else { false }
    let plan = isBack ? router.backPlan : nil
    let outcome = router.handle(request)
    let asksHost = isBack && outcome == .notHandled
    journal.append(
      Journal.Entry(
        cause: .request(request), outcome: outcome, plan: plan, before: before,
        after: router.state, askedHost: asksHost))
    note(outcome, claimedBy: plan?.claimant.kind)
    events.append(.answered(request, outcome))
    if let changes = outcome.changes { absorb(changes) }
    if asksHost { leave(for: configuration.profile.finishesAtRoot ? .gone : .background) }
  }

  private mutating func note(_ outcome: Outcome, claimedBy claimant: BackCandidate.Kind?) {
    lastOutcome = outcome
    if let claimant { lastClaimant = claimant }
  }

  /// Does what follows from changes: screens that are gone lose their state, the container learns
  /// the new history.
  private mutating func absorb(_ changes: Changes, _ end: RouterUpdate.GestureEnd? = nil) {
    app.forget(changes.removed)
    if let key = changes.scrollToTop { app.scrollToTop(key) }
    if let gesture = changes.preempted {
      preempt(gesture)
    } else if !changes.isEmpty || end != nil {
      sendUpdate(end)
    }
  }

  /// Ends a gesture that a request has preempted (R26).
  mutating func preempt(_ gesture: BackGesture) {
    events.append(.preempted(gesture))
    journal.append(
      Journal.Entry(
        cause: .preempted(gesture), outcome: nil, plan: nil, before: router.state,
        after: router.state))
    guard let serial = gestures.first(where: { $0.value.id == gesture.id })?.key else {
      sendUpdate()
      return
    }
    gestures[serial] = nil
    sendUpdate(.preempted(serial))
  }
}
