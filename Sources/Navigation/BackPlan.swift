/// What backwards means here: the candidates that were asked, why each does or does not claim, and what drives each (R13).
///
/// One pure function makes it, and Android's system back, the header's control, both gestures and the panel use it.
public struct BackPlan: Hashable, Sendable {
  /// The plan's answer for one affordance.
  public enum Answer: Hashable, Sendable {
    /// The app goes back by this step.
    case step(BackStep)
    /// The first candidate cannot be driven by this affordance: nothing happens.
    case notDrivable(BackCandidate.Kind)
    /// The core stops here and the platform decides (R16).
    case notHandled
  }

  /// Who was asked, in order (R14).
  public let candidates: [BackCandidate]
  /// The position of the first candidate that claims; the host always does.
  public let claimantPosition: Int

  /// The candidate that claims.
  public var claimant: BackCandidate { candidates[claimantPosition] }

  /// Answers for one affordance.
  public func answer(for affordance: Affordance) -> Answer {
    let claimant = claimant
    switch claimant.verdict {
    case .claims(let step):
      return claimant.affordances.contains(affordance)
        ? .step(step) : .notDrivable(claimant.kind)
    case .claimsForHost, .passes:
      return claimant.affordances.contains(affordance)
        ? .notHandled : .notDrivable(claimant.kind)
    }
  }

  /// What back by an affordance would land on; nil when it would do nothing.
  public func destination(for affordance: Affordance) -> BackDestination? {
    switch answer(for: affordance) {
    case .step(let step): step.destination
    case .notHandled: .host
    case .notDrivable: nil
    }
  }
}

extension BackPlan {
  /// Finds what backwards means for a history: the router's own, or what a container shows.
  ///
  /// Asks, in the order of R14, the keyboard, the layers, the handlers, the stacks on the active path from the
  /// innermost outwards, the policy for tabs, and last the host.
  public init(of root: History, policies: AppPolicies) {
    var asking = Asking()
    for kind in [BackCandidate.Kind.keyboard, .dialog, .sheet, .cover, .handler] {
      asking.ask(kind, drivenBy: []) { .passes(.absent) }
    }
    var stacks: [(ContainerPath, History)] = [(.root, root)]
    var tabs: [(ContainerPath, Tabs)] = []
    root.forEachActiveContainer { path, container in
      switch container {
      case .stack(let history): stacks.append((path, history))
      case .tabs(let found): tabs.append((path, found))
      }
    }
    for (path, history) in stacks.reversed() {
      asking.ask(.stack(path), drivenBy: .stack) {
        guard let below = history.below else { return .passes(.atRoot) }
        return .claims(
          .pop(stack: path, source: history.current.key, landing: below.visibleLeaf.key))
      }
    }
    asking.ask(.tabs, drivenBy: .system) { Self.verdict(of: tabs, policies: policies) }
    asking.ask(.host, drivenBy: .system) { .claimsForHost }
    candidates = asking.candidates
    claimantPosition = asking.claimantPosition ?? asking.candidates.count - 1
  }

  /// Answers for the tabs on the active path, the innermost first (R44).
  private static func verdict(
    of tabs: [(ContainerPath, Tabs)], policies: AppPolicies
  ) -> BackCandidate.Verdict {
    guard !tabs.isEmpty else { return .passes(.noTabs) }
    guard policies.tabBack == .initial else { return .passes(.policyNone) }
    for (path, tabs) in tabs.reversed() where tabs.selected != tabs.start {
      let item = tabs.items[tabs.start]
      return .claims(
        .selectTab(
          tabs: path, position: tabs.start, name: item.name,
          landing: item.container.visibleLeaf.key))
    }
    return .passes(.atStart)
  }
}

/// The candidates asked so far; after the first that claims, the others are not reached.
private struct Asking {
  var candidates: [BackCandidate] = []
  var claimantPosition: Int?

  mutating func ask(
    _ kind: BackCandidate.Kind, drivenBy affordances: Affordances,
    _ verdict: () -> BackCandidate.Verdict
  ) {
    guard claimantPosition == nil else {
      candidates.append(
        BackCandidate(kind: kind, verdict: .passes(.notReached), affordances: affordances))
      return
    }
    let candidate = BackCandidate(kind: kind, verdict: verdict(), affordances: affordances)
    if candidate.claims { claimantPosition = candidates.count }
    candidates.append(candidate)
  }
}
