extension Scenario {
  /// The lines of the header.
  package var header: some Sequence<Header> {
    lines.lazy.compactMap { if case .header(let header) = $0.statement { header } else { nil } }
  }

  /// What the scenario shows, in a sentence.
  package var title: String? { first { if case .title(let it) = $0 { it } else { nil } } }

  /// Where it was reported.
  package var source: String? { first { if case .source(let it) = $0 { it } else { nil } } }

  /// The app, a bundled one or a path; nil when the caller's default is meant.
  package var app: String? { first { if case .app(let it) = $0 { it } else { nil } } }

  /// The phone; nil when the platform's default is meant.
  package var device: Device? { first { if case .device(let it) = $0 { it } else { nil } } }

  /// The platforms that the header names itself.
  package var namedPlatform: PlatformChoice? {
    first { if case .platform(let it) = $0 { it } else { nil } }
  }

  /// The platforms that the header names, itself or by a profile; nil when it leaves them open.
  package var platform: PlatformChoice? {
    namedPlatform
      ?? profiles.first.flatMap { Self.platform(ofProfile: $0) }
      .flatMap { PlatformChoice(rawValue: $0.rawValue) }
  }

  /// The profiles that the header names, at most one for each platform.
  package var profiles: [String] {
    header.compactMap { if case .profile(let it) = $0 { it } else { nil } }
  }

  /// The profile that the header names for a platform.
  package func profile(for platform: PlatformName) -> String? {
    profiles.first { Self.platform(ofProfile: $0) == platform }
  }

  /// The policies that the header sets.
  package var policies: [PolicySetting] {
    header.compactMap { if case .policy(let it) = $0 { it } else { nil } }
  }

  /// The platform of a profile: what its name says before the version.
  package static func platform(ofProfile profile: String) -> PlatformName? {
    PlatformName(rawValue: String(profile.prefix { $0 != "-" }))
  }

  private func first<Value>(_ pick: (Header) -> Value?) -> Value? {
    for header in header {
      if let value = pick(header) { return value }
    }
    return nil
  }
}
