import Foundation
import Testing

/// A real terminal with the real program in it: a tmux of its own, whose server nobody else talks
/// to.
///
/// Nothing here sleeps until it hopes that something has happened: every wait names what it waits
/// for.
final class TerminalSession {
  /// What can go wrong with a session.
  enum Failure: Error, CustomStringConvertible {
    case noBinary
    case command([String], String)
    case timeout(waitingFor: String, screen: String)

    var description: String {
      switch self {
      case .noBinary:
        "BACKPLAY_BINARY does not name the program; run the tests by `make test`"
      case .command(let arguments, let output):
        "tmux \(arguments.joined(separator: " ")) failed: \(output)"
      case .timeout(let what, let screen): "waited in vain for \(what); the screen was:\n\(screen)"
      }
    }
  }

  private let socket = "backplay-\(UUID().uuidString.prefix(8))"
  private let target = "phone"

  /// Starts the program, by default in a shell that stays when it ends and prints its exit status.
  ///
  /// - Parameters:
  ///   - columns: The width of the terminal.
  ///   - rows: Its height.
  ///   - arguments: What follows the program's name, as a shell takes it.
  ///   - environment: Variables as a shell takes them, before the program's name.
  init(
    _ columns: Int = 120, _ rows: Int = 40, arguments: String = "", environment: String = "",
    terminal: String = "tmux-256color"
  ) throws {
    let binary = try Self.binary()
    try tmux(
      "-f", "/dev/null", "new-session", "-d", "-s", target, "-x", "\(columns)", "-y", "\(rows)",
      "env LANG=C.UTF-8 COLORTERM=truecolor TERM=\(terminal) \(environment) sh")
    try tmux("set", "-g", "status", "off")
    try tmux("set", "-g", "default-terminal", terminal)
    try type("PS1='ready> '; clear\n")
    try wait(for: "the shell") { $0.contains("ready>") && !$0.contains("PS1") }
    try type(
      "stty -a | tr -d '\\n' | cksum; \(environment) '\(binary)' \(arguments); echo \"exit $?.\"\n")
  }

  deinit {
    _ = try? tmux("kill-server")
  }

  /// The program that the tests drive.
  static func binary() throws -> String {
    guard let path = ProcessInfo.processInfo.environment["BACKPLAY_BINARY"],
      FileManager.default.isExecutableFile(atPath: path)
    else { throw Failure.noBinary }
    return path
  }

  /// Presses keys, by tmux's names for them.
  func press(_ keys: String...) throws {
    try tmux(["send-keys", "-t", target] + keys)
  }

  /// Types text as it is.
  func type(_ text: String) throws {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.offset > 0 { try press("Enter") }
      if !line.element.isEmpty { try tmux("send-keys", "-t", target, "-l", String(line.element)) }
    }
  }

  /// Gives the terminal another size.
  func resize(_ columns: Int, _ rows: Int) throws {
    try tmux("resize-window", "-t", target, "-x", "\(columns)", "-y", "\(rows)")
  }

  /// The text that is on the screen.
  func screen() throws -> String {
    try tmux("capture-pane", "-p", "-t", target)
  }

  /// Waits until the screen shows what was named, for at most ten seconds, and returns it.
  @discardableResult
  func wait(for what: String, until isTrue: (String) -> Bool) throws -> String {
    let deadline = Date().addingTimeInterval(10)
    var last = ""
    while Date() < deadline {
      last = try screen()
      if isTrue(last) { return last }
      Thread.sleep(forTimeInterval: 0.01)
    }
    throw Failure.timeout(waitingFor: what, screen: last)
  }

  /// Waits until a text is on the screen, and returns the screen.
  @discardableResult
  func wait(forText text: String) throws -> String {
    try wait(for: "the text '\(text)'") { $0.contains(text) }
  }

  /// Sends a signal to the program, which is the only child of the terminal's shell.
  func signal(_ number: Int32) throws {
    let shell = try tmux("display-message", "-p", "-t", target, "#{pane_pid}")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let children = try String(
      contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    for child in children.split(separator: " ").compactMap({ pid_t($0) }) { kill(child, number) }
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String {
    try tmux(arguments)
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let run = try ChildProcess.run(["tmux", "-L", socket] + arguments)
    guard run.status == 0 else { throw Failure.command(arguments, run.output + run.errors) }
    return run.output
  }
}
