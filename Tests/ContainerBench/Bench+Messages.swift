import Navigation
import Platforms

extension Bench {
  mutating func act(_ body: (inout C, ContainerContext) -> [ContainerMessage]) {
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
  mutating func deliver() {
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
    case .committed(let serial), .cancelled(let serial), .popped(_, let serial?):
      farewells[serial, default: 0] += 1
    case .hostBegan: hostGestures.begun += 1
    case .hostCancelled: hostGestures.ended += 1
    case .hostCommitted:
      hostGestures.ended += 1
      departures += 1
    case .popped, .progressed, .invoked, .confirmed: break
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
      // One that was preempted meanwhile has ended, and has been told so.
      guard let id = gestures.removeValue(forKey: serial) else { return }
      let outcome = router.commit(id)
      outcomes.append(outcome)
      guard case .handled = outcome else { return reject(serial) }
      ends[serial]?.append(.committed)
      post(.committed(serial))
    case .cancelled(let serial):
      guard let id = gestures.removeValue(forKey: serial) else { return }
      ends[serial]?.append(.cancelled)
      _ = router.cancel(id)
    case .invoked(let affordance):
      let outcome = router.handle(Request(.back(affordance)))
      outcomes.append(outcome)
      if outcome == .notHandled { departures += 1 }
      tell(outcome)
    case .popped(let keys, let serial):
      let id = serial.flatMap { gestures.removeValue(forKey: $0) }
      if let serial, id != nil { ends[serial]?.append(.popped) }
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
  mutating func tell(_ outcome: Outcome) {
    guard let changes = outcome.changes, !changes.isEmpty || changes.preempted != nil else {
      return
    }
    post(preemption(in: outcome))
  }

  private mutating func preemption(in outcome: Outcome) -> RouterUpdate.GestureEnd? {
    outcome.changes?.preempted.flatMap { forget($0) }.map { .preempted($0) }
  }

  /// Notes that the router has ended a gesture by itself.
  mutating func forget(_ gesture: BackGesture) -> GestureSerial? {
    guard let serial = gestures.first(where: { $0.value == gesture.id })?.key else { return nil }
    gestures[serial] = nil
    ends[serial]?.append(.preempted)
    return serial
  }

  mutating func post(_ end: RouterUpdate.GestureEnd?) {
    let update = RouterUpdate(
      root: router.state.root, revision: router.revision, gestureEnd: end)
    toContainer.append((now.adding(seconds: delay), update))
  }
}
