import Foundation

/// What `swift package dump-package` says of the targets.
struct Manifest: Equatable {
  struct Target: Equatable {
    /// What a target is; what measures stands beside the tests: both may import anything.
    enum Kind { case code, system, test, measure }

    var name: String
    var kind: Kind
    var dependencies: [String] = []
  }

  var targets: [Target]
}

extension Manifest {
  /// Asks the package manager, which knows the manifest after its helper functions have run.
  init(ofPackageAt folder: URL) throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", folder.path, "--scratch-path", scratch.path,
      "dump-package",
    ]
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    targets = try JSONDecoder().decode(Dump.self, from: json).targets.map(\.target)
  }
}

/// The part of the package manager's JSON that is read here.
private struct Dump: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
    var dependencies: [[String: [Name?]]]

    private var kind: Manifest.Target.Kind {
      if path == "Benchmarks" { return .measure }
      return type == "test" ? .test : type == "system" ? .system : .code
    }

    var target: Manifest.Target {
      Manifest.Target(
        name: name,
        kind: kind,
        dependencies: dependencies.flatMap(\.values).compactMap { $0.first??.text })
    }
  }

  /// A dependency is a list of its name, null, and perhaps a condition, which is no string.
  struct Name: Decodable {
    var text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  var targets: [Target]
}
