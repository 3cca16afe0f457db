/// A line of a scenario's header.
package enum Header: Hashable, Sendable {
  /// What the scenario shows, in a sentence.
  case title(String)
  /// Where it was reported.
  case source(String)
  /// The app: a bundled one by its name, or a path.
  case app(String)
  /// The platforms that the scenario is for.
  case platform(PlatformChoice)
  /// A platform's version and framework, `android-16/compose`; implies the platform.
  case profile(String)
  /// The phone.
  case device(Device)
  /// A policy that differs from its default.
  case policy(PolicySetting)
}
