extension Router {
  /// Begins a gesture, when its affordance can drive the plan's first candidate (R21).
  ///
  /// - Parameters:
  ///   - affordance: How it asks.
  ///   - edge: Where it came from; kept as it is.
  ///   - shown: What the container shows, when it may run ahead of the router, as iOS's does; nil:
  ///     the router's own.
  /// - Returns: The gesture; or, as the failure, not handled (the host may run a gesture of its
  ///   own) or refused.
  public mutating func begin(
    _ affordance: Affordance, from edge: BackGesture.Edge, shown: History? = nil
  ) -> Result<BackGesture, BeginFailure> {
    guard gesture == nil else { return .failure(.refused(.gestureUnderWay)) }
    let root = shown ?? state.root
    switch root.backClaimant(by: policies).answer(for: affordance) {
    case .notHandled: return .failure(.notHandled)
    case .notDrivable(let kind): return .failure(.refused(.notDrivable(kind)))
    case .step(let step):
      let begun = BackGesture(
        id: BackGesture.ID(number: nextGesture), edge: edge, affordance: affordance,
        source: root.visibleKey, step: step, revision: revision, progress: 0)
      nextGesture += 1
      gesture = begun
      return .success(begun)
    }
  }

  /// Why a gesture does not begin.
  public enum BeginFailure: Error, Hashable, Sendable {
    /// Back is not handled; the host may run its own gesture, of which the core is never told
    /// (R21).
    case notHandled
    /// It cannot begin.
    case refused(Outcome.RefusalReason)
  }

  /// Takes the progress of a gesture, clamped to 0…1; nothing in the history changes (R20).
  public mutating func progress(_ id: BackGesture.ID, to value: Double) {
    guard gesture?.id == id else { return }
    gesture?.progress = value > 0 ? min(value, 1) : 0
  }

  /// Commits a gesture: checks that its step is still what back means, then does what the button
  /// would do (R23).
  ///
  /// Without a gesture it is a plain back by the system's button.
  public mutating func commit(_ id: BackGesture.ID?) -> Outcome {
    guard let id else { return handle(Request(.back(.systemButton))) }
    guard let gesture, gesture.id == id else { return .stale(.gestureEnded) }
    let promise = gesturePromise
    self.gesture = nil
    guard promise == .step(gesture.step) else { return .stale(.planChanged) }
    var changes = Changes()
    state.root.take(gesture.step, &changes)
    settle(&changes, against: promise)
    return .handled(changes)
  }

  /// Cancels a gesture; the history is as it was, since nothing in it had changed (R24).
  public mutating func cancel(_ id: BackGesture.ID) -> Outcome {
    guard gesture?.id == id else { return .stale(.gestureEnded) }
    gesture = nil
    return .handled(Changes())
  }

  /// Changes the app's policies and returns the gesture that this ended, if it did.
  public mutating func adopt(_ policies: AppPolicies) -> BackGesture? {
    let promise = gesturePromise
    self.policies = policies
    var changes = Changes()
    settle(&changes, against: promise)
    return changes.preempted
  }

  /// What back by the gesture's affordance means at this moment; nil without a gesture.
  var gesturePromise: BackPlan.Answer? {
    guard let affordance = gesture?.affordance else { return nil }
    return state.root.backClaimant(by: policies).answer(for: affordance)
  }

  /// Counts changes and ends the gesture that they preempt (R26).
  ///
  /// - Parameters:
  ///   - changes: What has been done; learns of the gesture that this ended.
  ///   - promise: What back by the gesture's affordance meant before.
  mutating func settle(_ changes: inout Changes, against promise: BackPlan.Answer?) {
    if !changes.isEmpty { revision += 1 }
    guard let promise, isGesturePreempted(by: changes, against: promise) else { return }
    changes.preempted = gesture.take()
  }

  /// Says whether changes end a gesture: a change of tab (R28), one that touches an entry which the
  /// gesture names, or one after which back means something else than before and than the gesture
  /// has promised (R26).
  ///
  /// That back means something else than the gesture has promised is not enough: a gesture that
  /// began on what a container shows may wait for a report that is still on its way (R33).
  private func isGesturePreempted(
    by changes: Changes, against promise: BackPlan.Answer
  ) -> Bool {
    guard let gesture else { return false }
    if changes.tabs != nil || changes.removed.contains(where: gesture.names) { return true }
    if let updated = changes.updated, gesture.names(updated) { return true }
    let answer = gesturePromise
    return answer != promise && answer != .step(gesture.step)
  }
}
