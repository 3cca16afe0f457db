import Glibc

/// A terminal of our own: what is written on one side is read on the other.
final class Pty {
  /// The side of the program.
  let terminal: Int32
  /// The side of whoever looks at it.
  private let watcher: Int32

  init?() {
    // Swift does not see these three functions in the C library's headers.
    typealias Open = @convention(c) (Int32) -> Int32
    typealias Name = @convention(c) (Int32) -> UnsafePointer<CChar>?
    guard let openPty = Self.function("posix_openpt", as: Open.self),
      let unlock = Self.function("unlockpt", as: Open.self),
      let name = Self.function("ptsname", as: Name.self)
    else { return nil }
    watcher = openPty(O_RDWR | O_NOCTTY | O_NONBLOCK)
    guard watcher >= 0, unlock(watcher) == 0, let path = name(watcher) else { return nil }
    terminal = open(path, O_RDWR | O_NOCTTY)
    guard terminal >= 0 else { return nil }
  }

  private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, name).map { unsafeBitCast($0, to: type) }
  }

  deinit {
    close(terminal)
    close(watcher)
  }

  /// Returns what has been written to the terminal since the last call.
  func written() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(watcher, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  /// Whether the terminal echoes what is typed and waits for whole lines.
  var isCooked: Bool {
    get {
      var modes = termios()
      tcgetattr(terminal, &modes)
      return modes.c_lflag & UInt32(ECHO | ICANON) != 0
    }
    set {
      var modes = termios()
      tcgetattr(terminal, &modes)
      if newValue {
        modes.c_lflag |= UInt32(ECHO | ICANON)
      } else {
        modes.c_lflag &= ~UInt32(ECHO | ICANON)
      }
      tcsetattr(terminal, TCSANOW, &modes)
    }
  }
}
