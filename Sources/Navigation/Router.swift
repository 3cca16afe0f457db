/// The shared core: it owns the history, answers every request, plans back and keeps the gesture
/// (R1).
///
/// A value without clock, container, screen content or randomness. Requests mutate it in place:
/// push, pop and begin cost the same however many entries lie beneath.
public struct Router: Hashable, Sendable {
  /// What the app declares.
  public let graph: NavigationGraph
  /// The app's policies; a change of them ends a gesture whose plan it changes.
  public internal(set) var policies: AppPolicies
  /// The history.
  public internal(set) var state: RouterState
  /// The count of changes of the state so far.
  public internal(set) var revision = 0
  /// The newest revision that the container has confirmed (R33).
  public internal(set) var confirmed = 0
  /// The gesture under way; a value apart from the history (R20).
  public internal(set) var gesture: BackGesture?
  /// The number that the next gesture gets.
  var nextGesture = 0

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
    if let source = request.source, !state.root.contains(source) {
      return .stale(.sourceGone(source))
    }
    let promise = gesturePromise
    var changes = Changes()
    do {
      try perform(request, &changes)
    } catch {
      return error.outcome
    }
    settle(&changes, against: promise)
    return .handled(changes)
  }

  /// Carries out a request, all of it or nothing.
  private mutating func perform(
    _ request: Request, _ changes: inout Changes
  ) throws(Rejection) {
    switch request.action {
    case .push(let location): try push(location, in: request.target, &changes)
    case .pushUnique(let location): try pushUnique(location, in: request.target, &changes)
    case .navigate(let location): try navigate(to: location, in: request.target, &changes)
    case .pop(let count): try pop(count, in: request.target, &changes)
    case .popTo(let location): try pop(to: location, in: request.target, &changes)
    case .replace(let location): try replace(with: location, in: request.target, &changes)
    case .resetToRoot: try resetToRoot(in: request.target, &changes)
    case .reset(let entries): try reset(to: entries, in: request.target, &changes)
    case .setParams(let params): try setParams(params, in: request.target, &changes)
    case .selectTab(let name): try selectTab(name, &changes)
    case .tapTab(let name): try tapTab(name, &changes)
    case .back(let affordance): try back(by: affordance, &changes)
    case .link(let path): open(path, &changes)
    }
  }
}
