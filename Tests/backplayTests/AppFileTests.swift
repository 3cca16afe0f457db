import Foundation
import Testing
import backplay

@Suite("Files that a person names")
struct AppFileTests {
  /// Writes a file, lets it be looked at, and removes it.
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".json")
    try text.write(to: file, atomically: false, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path())
  }

  private func complaint(about name: String) -> String? {
    do throws(AppFile.Bad) {
      _ = try AppFile.load(name)
      return nil
    } catch {
      return error.text
    }
  }

  @Test("Without a name fieldbook is played, and it is among the bundled apps")
  func standard() throws {
    #expect(try AppFile.load(nil).name == "fieldbook")
    #expect(AppFile.bundled.contains("fieldbook"))
    for name in AppFile.bundled { #expect(complaint(about: name) == nil) }
  }

  @Test("A path is read as it is; what is wrong in it is said with line and column")
  func path() throws {
    try withFile("{ \"name\": 1 }") { path in
      let text = try #require(complaint(about: path))
      #expect(text.hasPrefix("\(path):1:"))
      #expect(text.hasSuffix("\n"))
    }
  }

  @Test("A file that is not there, or a folder, is said by its name and the system's reason")
  func unreadable() {
    #expect(
      complaint(about: "/nowhere/app.json") == "/nowhere/app.json: No such file or directory\n")
    #expect(complaint(about: "/") == "/: Is a directory\n")
  }

  @Test("An empty file is bad, and no trap")
  func empty() throws {
    try withFile("") { #expect(complaint(about: $0) != nil) }
  }

  @Test("A file without an end is given up: it is larger than any app")
  func endless() {
    #expect(complaint(about: "/dev/zero") == "/dev/zero: File too large\n")
  }
}
