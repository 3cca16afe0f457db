import Foundation
import Glibc

/// A command that is run to its end, with what it has printed.
///
/// Foundation's `Process` waits until nobody holds a socket that every child inherits, and so for
/// as long as a terminal's server lives that such a child has started. Here a child inherits its
/// three streams and nothing else.
struct ChildProcess {
  /// What it has printed to standard output.
  let output: String
  /// What it has printed to standard error.
  let errors: String
  /// Its exit status; 128 more than the signal that ended it, if one did.
  let status: Int32

  /// What went wrong before it ran.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a command, found by the path that the shell uses, on a text as its standard input.
  static func run(_ arguments: [String], input: String = "") throws -> ChildProcess {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let streams = ["input", "output", "errors"].map { folder.appendingPathComponent($0).path }
    try input.write(toFile: streams[0], atomically: false, encoding: .utf8)
    let status = try run(arguments, streams: streams)
    return ChildProcess(
      output: try String(contentsOfFile: streams[1], encoding: .utf8),
      errors: try String(contentsOfFile: streams[2], encoding: .utf8), status: status)
  }

  private static func run(_ arguments: [String], streams: [String]) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (descriptor, path) in streams.enumerated() {
      let flags = descriptor == 0 ? O_RDONLY : O_WRONLY | O_CREAT
      posix_spawn_file_actions_addopen(&actions, Int32(descriptor), path, flags, 0o600)
    }
    for descriptor in 3..<Int32(getdtablesize()) where fcntl(descriptor, F_GETFD) >= 0 {
      let flags = fcntl(descriptor, F_GETFD)
      if flags & FD_CLOEXEC == 0 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    }
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, arguments[0], &actions, nil, &words, environ)
    guard failure == 0 else {
      throw Failure(description: "\(arguments[0]): \(String(cString: strerror(failure)))")
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f
  }
}
