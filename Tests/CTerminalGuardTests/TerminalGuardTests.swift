import CTerminalGuard
import Glibc
import Testing

/// One after the other: a process has one terminal to give back. What happens when the process dies
/// is for the end-to-end tests.
@Suite(.serialized) struct TerminalGuardTests {
  private static let bytes: [CChar] = Array("\u{1B}[?1049l".utf8CString.dropLast())

  private func guarding(_ test: (Pty) throws -> Void) throws {
    let pty = try #require(Pty())
    #expect(
      terminal_guard_begin(pty.terminal, pty.terminal, Self.bytes, Self.bytes.count))
    defer { terminal_guard_end() }
    try test(pty)
  }

  @Test("the terminal is given back with its bytes and modes, once")
  func restore() throws {
    try guarding { pty in
      terminal_guard_arm()
      pty.isCooked = false
      terminal_guard_restore()
      #expect(pty.written() == "\u{1B}[?1049l")
      #expect(pty.isCooked)
      terminal_guard_restore()
      #expect(pty.written() == "")
    }
  }

  @Test("a terminal that is as it was found is left alone")
  func disarmed() throws {
    try guarding { pty in
      terminal_guard_restore()
      terminal_guard_arm()
      terminal_guard_disarm()
      terminal_guard_restore()
      #expect(pty.written() == "")
    }
  }

  @Test("at the end the modes are as they were found")
  func end() throws {
    let pty = try #require(Pty())
    #expect(
      terminal_guard_begin(pty.terminal, pty.terminal, Self.bytes, Self.bytes.count))
    terminal_guard_arm()
    pty.isCooked = false
    terminal_guard_end()
    #expect(pty.isCooked)
    terminal_guard_end()
  }

  @Test("only one terminal is guarded, and only a terminal is")
  func refusals() throws {
    var pipe: [Int32] = [0, 0]
    #expect(Glibc.pipe(&pipe) == 0)
    #expect(!terminal_guard_begin(pipe[0], pipe[1], Self.bytes, Self.bytes.count))
    try guarding { pty in
      #expect(
        !terminal_guard_begin(pty.terminal, pty.terminal, Self.bytes, Self.bytes.count))
    }
    let pty = try #require(Pty())
    let many = [CChar](repeating: 32, count: 4096)
    #expect(!terminal_guard_begin(pty.terminal, pty.terminal, many, many.count))
    pipe.forEach { close($0) }
  }

  @Test("a signal wakes whoever waits, and is told once", arguments: [SIGWINCH, SIGCONT, SIGTSTP])
  func events(signal: Int32) throws {
    try guarding { _ in
      var wake = pollfd(fd: terminal_guard_wake(), events: Int16(POLLIN), revents: 0)
      #expect(poll(&wake, 1, 0) == 0)
      kill(getpid(), signal)
      #expect(poll(&wake, 1, 5_000) == 1)
      let event =
        switch signal {
        case SIGWINCH: terminal_guard_resized
        case SIGCONT: terminal_guard_continued
        default: terminal_guard_stop_asked
        }
      #expect(terminal_guard_take_events() == event.rawValue)
      #expect(terminal_guard_take_events() == 0)
      #expect(poll(&wake, 1, 0) == 0)
    }
  }

  @Test("signals are given back as they were")
  func signals() throws {
    var before = sigaction()
    sigaction(SIGTERM, nil, &before)
    try guarding { _ in
      var during = sigaction()
      sigaction(SIGTERM, nil, &during)
      #expect(during.sa_flags & Int32(bitPattern: UInt32(SA_RESETHAND)) != 0)
    }
    var after = sigaction()
    sigaction(SIGTERM, nil, &after)
    #expect(after.sa_flags == before.sa_flags)
  }
}
