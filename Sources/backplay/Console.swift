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

  /// Prints a text as it is to standard output.
  package mutating func print(_ text: String) {
    guard failure == nil else { return }
    failure = Self.write(text, to: output)
  }

  /// Prints a text as it is to standard error, where nobody can be told of a failure.
  package func complain(_ text: String) {
    _ = Self.write(text, to: errors)
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
