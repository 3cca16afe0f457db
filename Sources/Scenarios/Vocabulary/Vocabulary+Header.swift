extension Vocabulary {
  /// The words of the header.
  static let header = FormTable<Header>(
    kind: "a word of the header",
    [
      Form("title", .sentence, means: "What the scenario shows.", make: Header.title) {
        if case .title(let title) = $0 { title } else { nil }
      },
      Form("source", .sentence, means: "Where it was reported.", make: Header.source) {
        if case .source(let source) = $0 { source } else { nil }
      },
      Form("app", .app, means: "A bundled app, or the path of one.", make: Header.app) {
        if case .app(let app) = $0 { app } else { nil }
      },
      Form(
        "platform", .oneOfNames(), means: "The platform; with both, every step goes to both.",
        make: Header.platform
      ) { if case .platform(let platform) = $0 { platform } else { nil } },
      Form(
        "profile", .profile, means: "A platform's version and framework; implies the platform.",
        make: Header.profile
      ) { if case .profile(let profile) = $0 { profile } else { nil } },
      Form("device", .device, means: "The phone, by its name or its size.", make: Header.device) {
        if case .device(let device) = $0 { device } else { nil }
      },
      Form("policy", .policy, means: "A policy that is not as usual.", make: Header.policy) {
        if case .policy(let policy) = $0 { policy } else { nil }
      },
    ])
}
