import Navigation
import Platforms

/// What is chosen before anything happens: the platform at a version, the glass and the policies.
package struct Configuration: Hashable, Sendable {
  /// The platform at a version with a framework.
  package var profile: Profile
  /// The glass.
  package var device: Device
  /// The app's policies.
  package var appPolicies: AppPolicies
  /// The platform's policies.
  package var platformPolicies: PlatformPolicies

  /// Makes a configuration; what is left out is the platform's standard.
  package init(
    profile: Profile, device: Device? = nil, appPolicies: AppPolicies = AppPolicies(),
    platformPolicies: PlatformPolicies = PlatformPolicies()
  ) {
    self.profile = profile
    self.device = device ?? Device.standard(for: profile.platform)
    self.appPolicies = appPolicies
    self.platformPolicies = platformPolicies
  }

  /// The standard of a platform.
  package static func standard(for platform: Platform) -> Configuration {
    Configuration(profile: .standard(for: platform))
  }
}
