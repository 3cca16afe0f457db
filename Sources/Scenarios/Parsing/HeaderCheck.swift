/// Checks what single lines cannot tell: whether the lines of a header go together, and the steps
/// with them.
struct HeaderCheck {
  /// A line of the header with its place.
  private struct Entry {
    var header: Header
    var offset: Int
    var place: SourcePlace
  }

  private var entries: [Entry] = []
  /// The platforms that the header names itself.
  private var named: PlatformChoice?
  /// The platforms that the header names, itself or by a profile.
  private var implied: PlatformChoice?

  /// Adds a line of the header.
  mutating func add(_ header: Header, at offset: Int, _ place: SourcePlace) {
    entries.append(Entry(header: header, offset: offset, place: place))
  }

  /// Takes the header as complete; returns the faults of it as a whole.
  mutating func end() -> [(Fault, SourcePlace)] {
    let scenario = Scenario(lines: entries.map { Line(.header($0.header)) })
    named = scenario.namedPlatform
    implied = scenario.platform
    var seen: [String: Int] = [:]
    return entries.compactMap { entry in
      let message =
        repetition(of: entry.header, in: entry.place.line, seen: &seen)
        ?? contradiction(in: entry.header)
      return message.map { (Fault(offset: entry.offset, message: $0), entry.place) }
    }
  }

  /// What is wrong with a step or an expectation under this header.
  func complaint(about statement: Statement) -> String? {
    switch (statement, implied) {
    case (.step(.back, _), .ios): "iOS has no system back; use 'tap back'"
    case (.expectation(.sameOnBoth, _, _), .android), (.expectation(.sameOnBoth, _, _), .ios):
      "'same on both' needs 'platform both' in the header"
    default: nil
    }
  }

  private func repetition(
    of header: Header, in line: Int, seen: inout [String: Int]
  ) -> String? {
    let subject = header.subject
    guard let first = seen[subject] else {
      seen[subject] = line
      return nil
    }
    return "\(subject) is given already, in line \(first)"
  }

  private func contradiction(in header: Header) -> String? {
    guard case .profile(let profile) = header else { return nil }
    guard let platform = Scenario.platform(ofProfile: profile) else {
      return "a profile begins with its platform, as in android-16 or ios-26"
    }
    if let named {
      return named.platforms.contains(platform)
        ? nil : "the profile is of \(platform.rawValue), the header of \(named.rawValue)"
    }
    return implied?.platforms.contains(platform) ?? true
      ? nil : "profiles of two platforms need 'platform both'"
  }
}

extension Header {
  /// What the line gives, and may be given once.
  fileprivate var subject: String {
    switch self {
    case .title: "the title"
    case .source: "the source"
    case .app: "the app"
    case .platform: "the platform"
    case .device: "the device"
    case .policy(let setting): "the policy \(setting.name)"
    case .profile(let profile):
      Scenario.platform(ofProfile: profile).map { "the profile of \($0.rawValue)" } ?? "the profile"
    }
  }
}
