import Motion
import Navigation

/// What a container may look at while it answers: never the router itself.
public struct ContainerContext: Sendable {
  /// The moment.
  public var now: Instant
  /// The history as the router records it: what Android's dispatcher asks.
  public var recorded: History
  /// The app's policies, for the plan.
  public var appPolicies: AppPolicies
  /// The platform's policies.
  public var policies: PlatformPolicies
  /// The platform at a version with a framework.
  public var profile: Profile
  /// The glass.
  public var device: Device

  /// Makes a context.
  public init(
    now: Instant, recorded: History, appPolicies: AppPolicies, policies: PlatformPolicies,
    profile: Profile, device: Device
  ) {
    self.now = now
    self.recorded = recorded
    self.appPolicies = appPolicies
    self.policies = policies
    self.profile = profile
    self.device = device
  }
}
