import Foundation
import Testing

/// The release binary, driven from outside.
enum Binary {
  struct Answer: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the binary; its standard input is empty.
  static func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Answer {
    try run(process(arguments, environment: environment))
  }

  /// Runs a process to its end; what it prints to a file instead of the pipe is not in the answer.
  static func run(_ process: Process, output file: FileHandle? = nil) throws -> Answer {
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = file ?? output
    process.standardError = errors
    try process.run()
    try output.fileHandleForWriting.close()
    // One after the other: what is printed here is far shorter than a pipe is deep.
    let printed = [output, errors].map {
      String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, output: printed[0], errors: printed[1])
  }

  /// Makes a process of the binary that is not running yet.
  static func process(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> Process {
    let path = try #require(
      ProcessInfo.processInfo.environment["BACKPLAY_BINARY"],
      "BACKPLAY_BINARY names the binary to be driven: run the tests by `make test`")
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
