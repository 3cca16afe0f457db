#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that a person names.
package enum InputFile {
  /// The most bytes that a file may have; what is larger is no app and no scenario.
  package static let mostBytes = 16 << 20

  /// Why a file cannot be read, in words.
  package struct Unreadable: Error, Equatable, Sendable {
    /// The reason, as the system gives it.
    package let reason: String
  }

  /// Reads a whole file.
  package static func bytes(at path: String) throws(Unreadable) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure() }
    defer { close(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count == 0 { return bytes }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw failure() }
      bytes += chunk[..<count]
      guard bytes.count <= mostBytes else { throw Unreadable(reason: "File too large") }
    }
  }

  private static func failure() -> Unreadable {
    Unreadable(reason: String(cString: strerror(errno)))
  }
}
