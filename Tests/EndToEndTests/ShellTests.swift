import Glibc
import Testing

extension EndToEnd {
  /// What the program leaves behind in the shell that started it, however it ends.
  @Suite struct ShellTests {
    /// Starts the playground in a shell that has noted the terminal's modes.
    private func started(
      _ arguments: String = "", environment: String = "", terminal: String = "tmux-256color"
    )
      throws -> TerminalSession
    {
      let session = try TerminalSession(
        100, 30, arguments: arguments, environment: environment, terminal: terminal)
      try session.wait(forText: "Ada Lovelace")
      return session
    }

    /// Checks that the terminal's modes are what they were before the program started.
    private func expectSane(_ session: TerminalSession, status: String) throws {
      try session.wait(forText: "exit \(status).")
      try session.type("stty -a | tr -d '\\n' | cksum; echo compared\n")
      let screen = try session.wait(for: "both sums") {
        $0.split(separator: "\n").contains { $0.hasPrefix("compared") }
      }
      let sums = screen.split(separator: "\n").filter { line in
        line.split(separator: " ").count == 2 && line.allSatisfy { $0.isNumber || $0 == " " }
      }
      #expect(sums.count >= 2 && Set(sums).count == 1, "\(screen)")
      #expect(!screen.contains("recorded = shown"), "the playground's screen is gone")
    }

    /// Both sizes on both platforms.
    static let places = [
      (120, 40, "android"), (120, 40, "ios"), (80, 24, "android"), (80, 24, "ios"),
    ]

    @Test(
      "q quits with status 0, Ctrl-C with 130", arguments: [("q", "0"), ("C-c", "130")], places)
    func quit(ending: (key: String, status: String), place: (Int, Int, String)) throws {
      let session = try TerminalSession(
        place.0, place.1, arguments: "--platform \(place.2)")
      try session.wait(forText: "Ada Lovelace")
      try session.press(ending.key)
      try expectSane(session, status: ending.status)
    }

    @Test("a kill in mid-gesture leaves a sane terminal at every size", arguments: places)
    func kill(place: (Int, Int, String)) throws {
      let session = try TerminalSession(
        place.0, place.1, arguments: "--platform \(place.2)")
      try session.wait(forText: "Ada Lovelace")
      try session.press("Right")
      try session.signal(SIGTERM)
      try expectSane(session, status: "143")
    }

    @Test(
      "a signal ends it with an honest status and a sane terminal",
      arguments: [
        (SIGTERM, "143"), (SIGHUP, "129"), (SIGSEGV, "139"), (SIGABRT, "134"), (SIGILL, "132"),
      ])
    func signals(number: Int32, status: String) throws {
      let session = try started()
      try session.press("Enter")
      try session.press("Right", "Right")
      try session.wait(forText: "progress")
      try session.signal(number)
      try expectSane(session, status: status)
    }

    @Test("Ctrl-Z stops it with a sane terminal, and fg brings it back as it was")
    func suspend() throws {
      let session = try started()
      try session.press("Enter")
      try session.wait(forText: "▸ 1 employee#5")
      try session.press("C-z")
      try session.wait(for: "the shell") {
        $0.contains("ready>") && !$0.contains("recorded = shown")
      }
      try session.type("fg\n")
      try session.wait(for: "the page again") {
        $0.contains("▸ 1 employee#5") && $0.contains("recorded = shown")
      }
      try session.press("q")
      try session.wait(for: "the shell again") { !$0.contains("recorded = shown") }
      try session.type("echo \"left $?.\"\n")
      try session.wait(forText: "left 0.")
    }

    @Test(
      "it plays without colour and on old terminals",
      arguments: [
        ("NO_COLOR=1", "tmux-256color"), ("COLORTERM=", "vt100"), ("COLORTERM=", "xterm-mono"),
        ("LC_ALL=C", "xterm"),
      ])
    func plainTerminals(environment: String, terminal: String) throws {
      let session = try started(environment: environment, terminal: terminal)
      try session.press("Enter")
      try session.wait(forText: "Visit notes")
      try session.press("q")
      try session.wait(forText: "exit 0.")
    }

    @Test("bad options end with status 64 and say what is wrong")
    func badOptions() throws {
      let session = try TerminalSession(100, 30, arguments: "--platfrm ios")
      try session.wait(forText: "exit 64.")
      #expect(try session.screen().contains("--platform"))
    }

    @Test("closed standard input ends it, and the shell is sane")
    func closedInput() throws {
      let session = try TerminalSession(100, 30, arguments: "<&-")
      try session.wait(for: "the end") { $0.contains("exit 0.") }
    }
  }
}
