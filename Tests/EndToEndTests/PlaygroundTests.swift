import Testing

extension EndToEnd {
  /// The real program in a real terminal, driven by real keys.
  @Suite struct PlaygroundTests {
    static let sizes = [[120, 40], [80, 24]]
    static let platforms = ["android", "ios"]

    /// Starts the playground and taps into Ada Lovelace's page.
    private func onPage(_ size: [Int], _ platform: String) throws -> TerminalSession {
      let session = try TerminalSession(size[0], size[1], arguments: "--platform \(platform)")
      try session.wait(forText: "recorded = shown ✓")
      try session.press("Enter")
      try session.wait(for: "Ada Lovelace's page at rest") {
        $0.contains("▸ 1 employee#5") && $0.contains("Visit notes")
          && $0.contains("recorded = shown ✓") && !$0.contains("in transition")
      }
      return session
    }

    @Test(
      "begin, scrub, change your mind: the page comes back and the history never moved",
      arguments: sizes, platforms)
    func cancel(size: [Int], platform: String) throws {
      let session = try onPage(size, platform)
      try session.press("Right")
      try session.wait(forText: "progress  0.000")
      try session.press("Right", "Right", "Right")
      let held = try session.wait(forText: "progress  0.150")
      #expect(held.contains("lands on sites#2"))
      #expect(held.contains("▸ 1 employee#5"))
      try session.press("x")
      try session.wait(for: "the gesture to be over") {
        !$0.contains("let go now") && $0.contains("recorded = shown ✓")
      }
      #expect(try session.screen().contains("▸ 1 employee#5"))
    }

    @Test("begin, scrub, commit: one entry is gone", arguments: sizes, platforms)
    func commit(size: [Int], platform: String) throws {
      let session = try onPage(size, platform)
      try session.press("Right", "Right", "Right")
      try session.wait(forText: "progress  0.100")
      try session.press("c")
      try session.wait(for: "the list of sites at rest") {
        $0.contains("▸ 0 sites#2") && $0.contains("Sites 1 deep")
          && $0.contains("recorded = shown ✓")
      }
    }

    @Test("a resize in mid-gesture leaves the gesture where it is", arguments: platforms)
    func resize(platform: String) throws {
      let session = try onPage([120, 40], platform)
      try session.press("Right", "Right", "Right")
      try session.wait(forText: "progress  0.100")
      for (columns, rows) in [(80, 24), (200, 60), (60, 20), (100, 30)] {
        try session.resize(columns, rows)
        try session.wait(for: "the frame at \(columns)×\(rows)") { screen in
          let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
          return screen.contains("fieldbook")
            && lines.contains { $0.count == columns && $0.hasSuffix("╮") }
        }
      }
      try session.wait(forText: "progress  0.100")
      try session.press("x")
      try session.wait(for: "the gesture to be over") { !$0.contains("let go now") }
      #expect(try session.screen().contains("▸ 1 employee#5"))
    }

    @Test("a terminal that is too small says what it needs, and comes back when it grows")
    func tooSmall() throws {
      let session = try onPage([80, 24], "android")
      try session.resize(40, 10)
      try session.wait(for: "the sizes") {
        $0.contains("60") && $0.contains("20") && $0.contains("40")
      }
      try session.resize(1, 1)
      try session.wait(for: "a terminal of one cell") { $0.count <= 2 }
      try session.resize(80, 24)
      try session.wait(forText: "▸ 1 employee#5")
      try session.press("q")
      try session.wait(forText: "exit 0.")
    }

    @Test(
      "on Android back at the root leaves, the launcher is seen, and z returns", arguments: sizes)
    func root(size: [Int]) throws {
      let session = try TerminalSession(size[0], size[1])
      try session.wait(forText: "recorded = shown ✓")
      try session.press("b")
      try session.wait(forText: "Camera")
      try session.press("z")
      try session.wait(forText: "Grace Hopper")
    }

    @Test("typed text goes to the field, and the footer says so")
    func typing() throws {
      let session = try onPage([120, 40], "android")
      try session.press("Enter")
      try session.wait(for: "the notes at rest") {
        $0.contains("▸ 2 notes#6") && !$0.contains("in transition")
      }
      try session.press("i")
      try session.type("valve q stuck")
      try session.wait(forText: "valve q stuck")
      try session.press("Escape")
      try session.press("B")
      try session.wait(for: "Ada Lovelace's page at rest") {
        $0.contains("▸ 1 employee#5") && !$0.contains("in transition")
      }
      try session.press("Enter")
      try session.wait(forText: "valve q stuck")
    }

    @Test("the command line runs a scenario's step, a policy among them")
    func commandLine() throws {
      let session = try onPage([120, 40], "android")
      try session.type(":")
      try session.type("push notes id=7\n")
      try session.wait(forText: "▸ 2 notes#6")
      try session.type(":")
      try session.type("policy preview=full-screen\n")
      try session.type(":")
      try session.type("pop\n")
      try session.wait(forText: "▸ 1 employee#5")
      try session.type(":")
      try session.type("expct screen sites\n")
      try session.wait(forText: "expect")
    }

    @Test("a link shows the stack that it resolves to while it is typed")
    func link() throws {
      let session = try onPage([120, 40], "ios")
      try session.press("o")
      try session.type("/library/albums/7")
      try session.wait(for: "the stack of the link") {
        $0.contains("library") && $0.contains("album") && $0.contains("7")
      }
      try session.press("Enter")
      try session.wait(forText: "Track 1")
    }

    @Test("the other platform takes over with the same history, in mid-gesture too")
    func otherPlatform() throws {
      let session = try onPage([120, 40], "android")
      try session.press("Right", "Right")
      try session.wait(forText: "progress  0.050")
      try session.press("p")
      try session.wait(for: "iOS with the same page") {
        $0.contains("ios-26") && $0.contains("▸ 1 employee#5") && !$0.contains("let go now")
      }
    }
  }
}
