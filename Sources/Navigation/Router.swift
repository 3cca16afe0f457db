/// The shared core: it owns the history, answers every request, plans back and keeps the gesture (R1).
///
/// A value without clock, container, screen content or randomness. Requests mutate it in place: push, pop and begin
/// cost the same however many entries lie beneath.
public struct Router: Hashable, Sendable {
  /// What the app declares.
  public let graph: NavigationGraph
  /// The app's policies; a change of them ends a gesture whose plan it changes.
  public private(set) var policies: AppPolicies
  /// The history.
  public internal(set) var state: RouterState
  /// The count of changes of the state so far.
  public private(set) var revision = 0
  /// The newest revision that the container has confirmed (R33).
  public private(set) var confirmed = 0
  /// The gesture under way; a value apart from the history (R20).
  public private(set) var gesture: BackGesture?
  /// The number that the next gesture gets.
  private var nextGesture = 0

  /// Makes a router in the state in which the app starts.
  public init(graph: NavigationGraph, policies: AppPolicies = AppPolicies()) {
    self.init(graph: graph, policies: policies, state: RouterState(startOf: graph))
  }

  /// Makes a router in a given state.
  public init(graph: NavigationGraph, policies: AppPolicies, state: RouterState) {
    self.graph = graph
    self.policies = policies
    self.state = state
  }

  /// What backwards means now (R13).
  public var backPlan: BackPlan { BackPlan(of: state.root, policies: policies) }

  /// Answers a request (R7).
  public mutating func handle(_ request: Request) -> Outcome {
    if let source = request.source, !state.root.containsEntry(source) {
      return .stale(.sourceGone(source))
    }
    let outcome = perform(request)
    guard case .handled(let changes) = outcome else { return outcome }
    return .handled(settled(changes))
  }

  /// Changes the app's policies and returns the gesture that this ended, if it did.
  public mutating func adopt(_ policies: AppPolicies) -> BackGesture? {
    self.policies = policies
    return settled(Changes()).preempted
  }

  /// Counts the changes and ends the gesture that they preempt: one whose source or destination they touch, or whose
  /// step is no longer what back means (R26, R28).
  private mutating func settled(_ changes: Changes) -> Changes {
    if !changes.isEmpty { revision += 1 }
    guard let gesture else { return changes }
    let touched =
      changes.updated.map { $0 == gesture.source || $0 == gesture.destination.landing } ?? false
    guard touched || backPlan.answer(for: gesture.affordance) != .step(gesture.step) else {
      return changes
    }
    var changes = changes
    changes.preempted = gesture
    self.gesture = nil
    return changes
  }

  private mutating func perform(_ request: Request) -> Outcome {
    switch request.action {
    case .push(let location): push(location, in: request.target)
    case .pushUnique(let location): pushUnique(location, in: request.target)
    case .navigate(let location): navigate(to: location, in: request.target)
    case .pop(let count): pop(count, in: request.target)
    case .popTo(let location): pop(to: location, in: request.target)
    case .replace(let location): replace(with: location, in: request.target)
    case .resetToRoot: resetToRoot(in: request.target)
    case .reset(let entries): reset(to: entries, in: request.target)
    case .setParams(let params): setParams(params, in: request.target)
    case .selectTab(let name): selectTab(name)
    case .tapTab(let name): tapTab(name)
    case .back(let affordance): back(by: affordance)
    case .link(let path): open(path)
    }
  }
}

// MARK: - The gesture

extension Router {
  /// Begins a gesture, when its affordance can drive the plan's first candidate (R21).
  ///
  /// - Parameters:
  ///   - affordance: How it asks.
  ///   - edge: Where it came from; kept as it is.
  ///   - shown: What the container shows, when it may run ahead of the router, as iOS's does; nil: the router's own.
  /// - Returns: The gesture; or, as the failure, not handled (the host may run a gesture of its own) or refused.
  public mutating func begin(
    _ affordance: Affordance, from edge: BackGesture.Edge, shown: History? = nil
  ) -> Result<BackGesture, BeginFailure> {
    guard gesture == nil else { return .failure(.refused(.gestureUnderWay)) }
    let root = shown ?? state.root
    switch BackPlan(of: root, policies: policies).answer(for: affordance) {
    case .notHandled: return .failure(.notHandled)
    case .notDrivable(let kind): return .failure(.refused(.notDrivable(kind)))
    case .step(let step):
      let begun = BackGesture(
        id: BackGesture.ID(number: nextGesture), edge: edge, affordance: affordance,
        source: root.visibleLeaf.key, step: step, revision: revision, progress: 0)
      nextGesture += 1
      gesture = begun
      return .success(begun)
    }
  }

  /// Why a gesture does not begin.
  public enum BeginFailure: Error, Hashable, Sendable {
    /// Back is not handled; the host may run its own gesture, of which the core is never told (R21).
    case notHandled
    /// It cannot begin.
    case refused(Outcome.RefusalReason)
  }

  /// Takes the progress of a gesture, clamped to 0…1; nothing in the history changes (R20).
  public mutating func progress(_ id: BackGesture.ID, to value: Double) {
    guard gesture?.id == id else { return }
    gesture?.progress = value > 0 ? min(value, 1) : 0
  }

  /// Commits a gesture: checks that its step is still what back means, then does what the button would do (R23).
  ///
  /// Without a gesture it is a plain back by the system's button.
  public mutating func commit(_ id: BackGesture.ID?) -> Outcome {
    guard let id else { return handle(Request(.back(.systemButton))) }
    guard let gesture, gesture.id == id else { return .stale(.gestureEnded) }
    self.gesture = nil
    guard backPlan.answer(for: gesture.affordance) == .step(gesture.step) else {
      return .stale(.planChanged)
    }
    return handle(Request(.back(gesture.affordance)))
  }

  /// Cancels a gesture; the history is as it was, since nothing in it had changed (R24).
  public mutating func cancel(_ id: BackGesture.ID) -> Outcome {
    guard gesture?.id == id else { return .stale(.gestureEnded) }
    gesture = nil
    return .handled(Changes())
  }
}

// MARK: - Messages from a container

extension Router {
  /// Takes a container's word that it has popped: keys still recorded are removed, absent ones ignored, a newer push
  /// stays on top. Never rejected, and never a second pop (R33).
  public mutating func accept(_ report: PopReport) -> Outcome {
    if let id = report.gesture, gesture?.id == id { gesture = nil }
    return .handled(settled(remove(report.removed)))
  }

  /// Takes a container's echo of an update of the router's own; one of an older revision is dropped (R33).
  public mutating func confirm(_ revision: Int) -> Outcome {
    guard revision == self.revision else { return .stale(.oldRevision(revision)) }
    confirmed = revision
    return .handled(Changes())
  }
}
