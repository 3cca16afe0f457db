#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two streams that a command prints to.
package struct Console {
  private let output: Int32
  private let errors: Int32
  /// Why standard output takes no more; what is printed after that is dropped.
  package private(set) var failure: String?

  /// Makes a console of two file descriptors.
  package init(output: Int32 = STDOUT_FILENO, errors: Int32 = STDERR_FILENO) {
    self.output = output
    self.errors = errors
  }

  /// Prints a text to standard output; nothing in it steers the terminal.
  package mutating func print(_ text: String) {
    guard failure == nil else { return }
    failure = Self.write(Self.harmless(text), to: output)
  }

  /// Prints a text to standard error, where nobody can be told of a failure.
  package func complain(_ text: String) {
    _ = Self.write(Self.harmless(text), to: errors)
  }

  /// Replaces what would steer a terminal or turn the direction of writing: texts come from files,
  /// too.
  private static func harmless(_ text: String) -> String {
    func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x0A, 0x09: true
      case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: false
      default: true
      }
    }
    guard !text.unicodeScalars.allSatisfy(isHarmless) else { return text }
    var harmless = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { harmless.append(isHarmless(scalar) ? scalar : "\u{FFFD}") }
    return String(harmless)
  }

  /// Writes everything, however little the system takes at once; returns why it could not.
  private static func write(_ text: String, to descriptor: Int32) -> String? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&ready, 1, -1)
      } else if errno != EINTR {
        return String(cString: strerror(errno))
      }
    }
    return nil
  }
}

/// The C library's `write`, which the method above hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
