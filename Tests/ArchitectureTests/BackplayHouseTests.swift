import Foundation
import Testing

@Suite struct BackplayHouseTests {
  @Test("every import follows the arrows, and every reserved word stays in its rooms")
  func sources() throws {
    var count = 0
    for room in try folders(in: "Sources") {
      for file in try files(in: "Sources/\(room)", suffixes: [".swift"]) {
        report(House.backplay.violations(in: try text(of: file), file: file, of: room))
        count += 1
      }
    }
    #expect(count > 0)
  }

  @Test("the terminal's library and the option parser are included through one door each")
  func headers() throws {
    for room in try folders(in: "Sources") {
      for file in try files(in: "Sources/\(room)", suffixes: [".h", ".c"]) {
        report(House.backplay.violations(inHeader: try text(of: file), file: file, of: room))
      }
    }
  }

  @Test("Package.swift draws no arrow that the house does not have, and every room has its tests")
  func manifest() throws {
    let manifest = try Manifest(ofPackageAt: root)
    #expect(manifest.targets.contains { $0.name == "ArchitectureTests" && $0.kind == .test })
    let folders = Set(try folders(in: "Sources"))
    report(House.backplay.violations(in: manifest, sourceFolders: folders))
  }

  @Test("ARCHITECTURE.md draws the arrows that there are, and says what each room is")
  func page() throws {
    let page = try text(of: "ARCHITECTURE.md")
    let drawing = try #require(page.split(separator: "```").dropFirst().first)
    let arrows = House.backplay.rooms.mapValues(\.arrows).filter { !$0.value.isEmpty }
    #expect(House.arrows(in: drawing) == arrows)
    for room in House.backplay.rooms.keys { #expect(page.contains("`\(room)`"), "\(room)") }
  }

  @Test("no test reaches into a room by the back door")
  func tests() throws {
    for file in try files(in: "Tests", suffixes: [".swift"]) {
      let lines = SwiftCode(try text(of: file)).lines(with: "@testable")
      #expect(lines.isEmpty, "\(file)")
    }
  }

  /// The working copy that was compiled.
  private let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func report(_ violations: [House.Violation]) {
    for violation in violations { Issue.record("\(violation)") }
  }

  private func folders(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  private func files(in folder: String, suffixes: [String]) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { name in suffixes.contains { name.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }.sorted()
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: root.appending(path: file), encoding: .utf8)
  }
}
