/// What backwards means here: the candidates that were asked, why each does or does not claim, and
/// what drives each (R13).
///
/// One pure function makes it, and Android's system back, the header's control, both gestures and
/// the panel use it.
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

  /// The candidate that claims; the host always does.
  public let claimant: BackCandidate
  /// The way down to the innermost stack that was asked.
  let activePath: ContainerPath
  /// Why the tabs do not claim when they are asked.
  let tabsReason: BackCandidate.Reason

  /// Finds what backwards means for a history: the router's own, or what a container shows.
  ///
  /// Asks, in the order of R14, the keyboard, the layers, the handlers, the stacks on the active
  /// path from the innermost outwards, the policy for tabs, and last the host.
  public init(of root: History, policies: AppPolicies) {
    activePath = root.activePath
    tabsReason = policies.tabBack == .none ? .policyNone : .atStart
    claimant = root.backClaimant(by: policies)
  }

  /// Answers for one affordance.
  public func answer(for affordance: Affordance) -> Answer {
    claimant.answer(for: affordance)
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
