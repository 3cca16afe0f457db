import FoundationEssentials
import Glibc

/// How long it takes from exec to the first whole picture in a terminal of 120×40, and how much
/// memory the program has had by then.
enum PaintBenchmark {
  static func run(binary: String) {
    let runs = (0..<21).compactMap { _ in paint(binary) }
    guard !runs.isEmpty else {
      row("first paint", "could not start \(binary); run make build first")
      return
    }
    let times = Statistics(nanoseconds: runs.map(\.nanoseconds))
    row(
      "first full paint after exec",
      "\(decimals(times.median / 1e6, 2)) ms (median of \(runs.count))")
    row("peak memory", "\(decimals(runs.map(\.megabytes).sorted()[runs.count / 2], 1)) MB")
    row("bytes of the first paint", "\(runs[runs.count / 2].bytes)")
  }

  private struct Paint {
    let nanoseconds: Double
    let megabytes: Double
    let bytes: Int
  }

  /// Starts the program in a new terminal, waits until nothing more comes, then quits it by its
  /// key.
  private static func paint(_ binary: String) -> Paint? {
    guard let (master, name) = openTerminal() else { return nil }
    defer { close(master) }
    var size = winsize(ws_row: 40, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    let clock = ContinuousClock()
    let start = clock.now
    guard let child = spawn(binary, terminal: name) else { return nil }
    var last = start
    var count = 0
    var buffer = [UInt8](repeating: 0, count: 65_536)
    var poll = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while Glibc.poll(&poll, 1, count == 0 ? 2_000 : 100) > 0 {
      let read = Glibc.read(master, &buffer, buffer.count)
      guard read > 0 else { break }
      last = clock.now
      count += read
    }
    let peak = peakMegabytes(of: child)
    _ = write(master, "q", 1)
    var status: Int32 = 0
    while waitpid(child, &status, WNOHANG) == 0 {
      if Glibc.poll(&poll, 1, 20) > 0 { _ = Glibc.read(master, &buffer, buffer.count) }
    }
    guard count > 0, let peak else { return nil }
    return Paint(nanoseconds: nanoseconds(last - start), megabytes: peak, bytes: count)
  }

  /// The most memory that a process has had, by the kernel's account. The figure that `wait4` gives
  /// would include that of the benchmark itself, from before exec.
  private static func peakMegabytes(of process: pid_t) -> Double? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/status") else {
      return nil
    }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n")
      .first { $0.hasPrefix("VmHWM:") }
    return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) }
      .map { $0 / 1024 }
  }

  /// Opens a new pseudo-terminal: our side of it, and the path of the program's.
  private static func openTerminal() -> (Int32, String)? {
    let master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var locked: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, ioctl(master, Linux.lockTerminal, &locked) == 0,
      ioctl(master, Linux.numberOfTerminal, &number) == 0
    else { return nil }
    return (master, "/dev/pts/\(number)")
  }

  /// What Linux's headers define by macros that Swift does not see.
  private enum Linux {
    /// TIOCSPTLCK
    static let lockTerminal: UInt = 0x4004_5431
    /// TIOCGPTN
    static let numberOfTerminal: UInt = 0x8004_5430
    /// POSIX_SPAWN_SETSID
    static let spawnInNewSession: Int16 = 0x80
  }

  private static func spawn(_ binary: String, terminal: String) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Linux.spawnInNewSession)
    let environment = ["TERM=xterm-256color", "COLORTERM=truecolor", "LANG=C.UTF-8"]
    var arguments = [strdup(binary), nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for pointer in arguments + variables { free(pointer) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, binary, &actions, &attributes, &arguments, &variables)
    return result == 0 ? child : nil
  }
}
