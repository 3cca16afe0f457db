import Scenarios
import Testing

@Suite struct HostileInputTests {
  @Test("random bytes are errors or a scenario, never a trap", arguments: 0..<8)
  func randomBytes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let bytes = (0..<Int.random(in: 0...120, using: &random)).map { _ in
        UInt8(random.next() & 0xFF)
      }
      check(bytes)
      _ = Completions(of: String(decoding: bytes, as: UTF8.self), names: .sample)
    }
  }

  @Test("a scenario with random damage is errors or a scenario, never a trap", arguments: 0..<8)
  func damaged(seed: UInt64) throws {
    var text = RandomText(seed: seed)
    let damage = Array(" \t\n\r#\",=\\{}0.%:-\u{0}é\u{301}".utf8) + [0x80, 0xFF, 0xF0]
    for _ in 0..<20 {
      var bytes = Array(text.scenario().utf8)
      for _ in 0..<Int.random(in: 1...6, using: &text.random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &text.random)
        if text.random.chance(30) {
          bytes.remove(at: place)
        } else {
          bytes.insert(text.random.pick(damage), at: place)
        }
      }
      check(bytes)
    }
  }

  /// Reads a text; what is read must print canonically, and every error must have its place in it.
  private func check(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    do throws(ScenarioErrors) {
      let scenario = try Scenario(parsing: bytes, names: .sample)
      #expect((try? Scenario(parsing: scenario.description, names: .sample)) == scenario)
    } catch {
      for fault in error.all {
        #expect((1...lines.count).contains(fault.line))
        let line = String(decoding: lines[fault.line - 1], as: UTF8.self)
        #expect((1...line.count + 1).contains(fault.column))
        #expect(!fault.excerpt.contains("\n") && !fault.message.isEmpty)
      }
      let places = error.all.map { [$0.line, $0.column] }
      #expect(places == places.sorted { $0.lexicographicallyPrecedes($1) })
    }
  }

  static let large = 60_000

  static let lines: [(String, String)] = [
    ("", "a"), ("", "a "), ("tap ", "a"), ("tap \"", "a"), ("tap \"", "\\\""), ("tap \"", "\\"),
    ("expect stack a", ", a"), ("expect stack a", ", a ,"), ("push a", " k=v"), ("push a ", "="),
    ("title ", "a #"), ("title ", "日"), ("", "\t"), ("", "#"), ("", ","), ("", "\""),
    ("wait ", "9"),
    ("device ", "9"), ("", "\u{301}"), ("at ", "once "), ("", "android: "), ("", "\u{0}"),
    ("", "\r"),
  ]

  @Test(
    "one line as long as a file is read in linear time", .timeLimit(.minutes(1)), arguments: lines)
  func longLine(start: String, piece: String) {
    check(Array((start + String(repeating: piece, count: Self.large / piece.utf8.count)).utf8))
  }

  @Test(
    "a file of a great many lines is read in linear time",
    arguments: ["\n", "home\n", "expect agree # a\n"])
  func manyLines(line: String) throws {
    let count = 5000
    let scenario = try Scenario(parsing: String(repeating: line, count: count))
    #expect(scenario.lines.count == count)
  }

  @Test("a line that is no UTF-8 says where")
  func encoding() {
    let bytes = Array("home\ntap \"é".utf8) + [0xC3, 0x28] + Array("\"\n".utf8)
    do throws(ScenarioErrors) {
      _ = try Scenario(parsing: bytes)
      Issue.record("this must not be read")
    } catch {
      #expect(error.all.map(\.line) == [2])
      #expect(error.first.column == 7)
      #expect(error.first.message == "this is not UTF-8")
      #expect(error.first.excerpt == "tap \"é\u{FFFD}(\"")
    }
  }
}
