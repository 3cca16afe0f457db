/// Checks what single lines cannot tell: whether the lines of a header go together, and the steps
/// with them.
struct HeaderCheck {
  /// A line of the header with its place.
  private struct Entry {
    var header: Header
    var line: Int
    var range: Range<Int>
    var offset: Int
  }

  private var entries: [Entry] = []
  private var scenario = Scenario()

  /// Adds a line of the header.
  mutating func add(_ header: Header, line: Int, _ range: Range<Int>, at offset: Int) {
    entries.append(Entry(header: header, line: line, range: range, offset: offset))
    scenario.lines.append(Line(.header(header)))
  }

  /// The faults of the header as a whole.
  func faults() -> [(Fault, line: Int, Range<Int>)] {
    var seen: [String: Int] = [:]
    return entries.compactMap { entry in
      let message =
        repetition(of: entry.header, at: entry.line, in: &seen) ?? contradiction(in: entry.header)
      return message.map { (Fault(offset: entry.offset, message: $0), entry.line, entry.range) }
    }
  }

  /// What is wrong with a step or an expectation under this header.
  func complaint(about statement: Statement) -> String? {
    switch statement {
    case .step(.back, _) where scenario.platform == .ios:
      "iOS has no system back; use 'tap back'"
    case .expectation(.sameOnBoth, _, _) where scenario.platform.map { $0 != .both } ?? false:
      "'same on both' needs 'platform both' in the header"
    default: nil
    }
  }

  private func repetition(
    of header: Header, at line: Int, in seen: inout [String: Int]
  ) -> String? {
    let subject =
      switch header {
      case .title: "the title"
      case .source: "the source"
      case .app: "the app"
      case .platform: "the platform"
      case .device: "the device"
      case .policy(let setting): "the policy \(setting.name)"
      case .profile(let profile):
        Scenario.platform(ofProfile: profile).map { "the profile of \($0.rawValue)" }
          ?? "the profile"
      }
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
    let chosen = scenario.platform?.platforms ?? [platform]
    if chosen.contains(platform) { return nil }
    return scenario.namesPlatform
      ? "the profile is not of the platform above" : "two platforms need 'platform both'"
  }
}

extension Scenario {
  /// Whether a line of the header names the platform itself.
  fileprivate var namesPlatform: Bool {
    header.contains { if case .platform = $0 { true } else { false } }
  }
}
