/// The names that a scenario may use, handed in by whoever knows them.
///
/// A list that is nil is unknown, and names of its kind are not checked.
package struct Names: Hashable, Sendable {
  /// The bundled apps. A path, with a "/" or the ending ".json", is never checked.
  package var apps: [String]?
  /// The profiles, `android-16` as well as `android-16/compose`.
  package var profiles: [String]?
  /// The devices that have a name.
  package var devices: [String]?
  /// The policies.
  package var policies: [PolicyNames]?
  /// The invariants that are checked, `I1`.
  package var invariants: [String]?
  /// What the app in question has; nil while the app is not known.
  package var app: AppNames?

  /// Makes names; with no arguments nothing is checked.
  package init(
    apps: [String]? = nil, profiles: [String]? = nil, devices: [String]? = nil,
    policies: [PolicyNames]? = nil, invariants: [String]? = nil, app: AppNames? = nil
  ) {
    self.apps = apps
    self.profiles = profiles
    self.devices = devices
    self.policies = policies
    self.invariants = invariants
    self.app = app
  }
}
