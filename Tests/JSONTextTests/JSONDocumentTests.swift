import JSONText
import Testing

@Suite struct JSONDocumentTests {
  @Test(
    "every kind of value is decoded",
    arguments: [
      ("null", JSONValue.null),
      (" true ", .boolean(true)),
      ("-12.5e1", .number(-125)),
      ("0.0e7", .number(0)),
      ("1e-300", .number(1e-300)),
      (#""a\n\u00e9\ud83d\ude00""#, .string("a\né😀")),
      ("[]", .array([])),
      ("{}", .object([:])),
      ("[1, [null], {}]", .array([.number(1), .array([.null]), .object([:])])),
      (#"{"a": {"b": [false]}}"#, .object(["a": .object(["b": .array([.boolean(false)])])])),
    ])
  func values(text: String, value: JSONValue) throws {
    #expect(try JSONDocument(SourceText(text, name: "x.json")).value == value)
  }

  @Test("a byte order mark is left out and moves no column")
  func byteOrderMark() throws {
    let document = try JSONDocument(SourceText("\u{FEFF}[1]", name: "x.json"))
    #expect(document.value == .array([.number(1)]))
    let broken = failure("\u{FEFF}[,]")
    #expect(broken?.all.first?.place == SourceText.Place(line: 1, column: 2))
  }

  @Test(
    "a text that is not JSON says where, what stands there and what may",
    arguments: [
      ("", 1, 1, "the text ends too early", "a value"),
      ("\n\n", 3, 1, "the text ends too early", "a value"),
      ("[1, 2", 1, 6, "the text ends too early", "',' or ']'"),
      ("[1 2]", 1, 4, "'2' cannot stand here", "',' or ']'"),
      ("[1,]", 1, 4, "']' cannot stand here", "a value"),
      ("{\n  \"a\": 1,\n}", 3, 1, "'}' cannot stand here", "a name in double quotes"),
      ("{a: 1}", 1, 2, "'a' cannot stand here", "a name in double quotes or '}'"),
      (#"{"a" 1}"#, 1, 6, "'1' cannot stand here", "':'"),
      (#"{"a": 1 "b": 2}"#, 1, 9, "'\"' cannot stand here", "',' or '}'"),
      ("[1] 2", 1, 5, "'2' cannot stand here", "the end of the text"),
      ("[1}", 1, 3, "'}' cannot stand here", "',' or ']'"),
      ("[tru]", 1, 2, "'tru' is no JSON word", "true, false, null or a string in double quotes"),
      ("True", 1, 1, "'True' is no JSON word", "true, false, null or a string in double quotes"),
      ("[01]", 1, 2, "this is not a number", "a decimal number such as 0, -12 or 3.5e2"),
      ("[1.]", 1, 2, "this is not a number", "a decimal number such as 0, -12 or 3.5e2"),
      ("[-]", 1, 2, "this is not a number", "a decimal number such as 0, -12 or 3.5e2"),
      ("[+1]", 1, 2, "'+' cannot stand here", "a value or ']'"),
      ("// no\n1", 1, 1, "'/' cannot stand here", "a value"),
      ("['a']", 1, 2, "''' cannot stand here", "a value or ']'"),
      ("[\"é😀\", \"b]", 1, 8, "the string that starts here has no end", "'\"'"),
      ("[\"a\n\"]", 1, 2, "the string that starts here has no end", "'\"'"),
      ("[\"a\u{1B}\"]", 1, 4, "a control character stands in a string", "an escape such as '\\t'"),
      (#"["\x"]"#, 1, 3, "'x' cannot be escaped", #"one of '"\/bfnrtu' after '\'"#),
      (#"["\u12"]"#, 1, 3, "the escape is not complete", "four hexadecimal digits after '\\u'"),
      (#"["\ud83d"]"#, 1, 3, "the escape is half a character", "a pair such as '\\ud83d\\ude00'"),
      (#"["\ude00"]"#, 1, 3, "the escape is half a character", "a pair such as '\\ud83d\\ude00'"),
    ])
  func syntax(text: String, line: Int, column: Int, message: String, expected: String) {
    let diagnostic = failure(text)?.all.first
    #expect(diagnostic?.place == SourceText.Place(line: line, column: column))
    #expect(diagnostic?.message == message)
    #expect(diagnostic?.expected == expected)
  }

  @Test(
    "a syntax error carries the path to its place",
    arguments: [
      (#"{"tabs": [{}, {}, {"root": {"route": nope}}]}"#, "tabs[2].root.route"),
      (#"{"a": [1, 2, }"#, "a[2]"),
      (#"{"a": [1, 2 3]}"#, "a[1]"),
      (#"{"a": {"b": 1, }}"#, "a"),
      (#"{"a": {"b" 1}}"#, "a.b"),
      ("[1] 2", "(top)"),
    ])
  func pathOfSyntaxError(text: String, path: String) {
    #expect(failure(text)?.all.first?.path?.description == path)
  }

  @Test("what is not UTF-8 is refused at its first byte")
  func encoding() {
    let bytes: [UInt8] = Array("[\"a".utf8) + [0xFF] + Array("\"]".utf8)
    #expect(throws: Diagnostics.self) { try JSONDocument(SourceText(bytes, name: "x.json")) }
    let diagnostic = failure(bytes)?.all.first
    #expect(diagnostic?.message == "the text is not UTF-8")
    #expect(diagnostic?.place == SourceText.Place(line: 1, column: 4))
  }

  @Test("every repeated name is refused, also when it is spelt with an escape")
  func repeatedNames() {
    let diagnostics = failure(
      #"{"a": 1, "\u0061": 2, "b": {"a": 1}, "c": [{"d": 1, "d": 2}]}"#)
    #expect(diagnostics?.all.map(\.place.column) == [10, 53])
    #expect(diagnostics?.all.map(\.path?.description) == ["a", "c[0].d"])
  }

  @Test("a number that no Double is has its path and place", arguments: ["1e999", "-1e-999"])
  func outOfRange(number: String) {
    let diagnostic = failure("{\"a\": [0,\n \(number)]}")?.all.first
    #expect(diagnostic?.place == SourceText.Place(line: 2, column: 2))
    #expect(diagnostic?.path?.description == "a[1]")
  }

  @Test("nesting is bounded, whatever is nested", arguments: ["[", "{\"a\":", "[{\"a\":"])
  func nesting(opening: String) {
    let text = String(repeating: opening, count: 129)
    #expect(failure(text)?.all.first?.message == "the nesting is too deep")
  }

  @Test("ten megabytes of opening brackets are refused at the 129th")
  func hostileNesting() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 10_000_000)
    #expect(failure(bytes)?.all.first?.place == SourceText.Place(line: 1, column: 129))
  }

  @Test("128 levels are read, 129 are not")
  func deepest() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    #expect(throws: Never.self) { try JSONDocument(SourceText(nested(128), name: "x.json")) }
    #expect(failure(nested(129))?.all.first?.place.column == 129)
  }

  @Test("no damage to a text traps, and what is refused names a place inside it")
  func damage() {
    let text = Array(#"{"a": [1, -2.5e3, "é\u00e9😀\n", null, true], "b": {"c": {}, "d": []}}"#.utf8)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4000 {
      var damaged = text
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.remove(at: place)
        default: damaged.insert(text.randomElement(using: &random) ?? 0, at: place)
        }
      }
      guard let diagnostics = failure(damaged) else { continue }
      for diagnostic in diagnostics.all {
        #expect(1...2 ~= diagnostic.place.line)
        #expect(1...damaged.count + 1 ~= diagnostic.place.column)
        #expect(!diagnostic.description.utf8.contains(0x1B))
      }
    }
  }

  @Test("every beginning of a text is refused at its end")
  func truncation() {
    let text = #"{"a": [1, "b", {"c": true}]}"#
    for length in 0..<text.count {
      #expect(failure(String(text.prefix(length))) != nil)
    }
  }

  private func failure(_ text: String) -> Diagnostics? {
    failure(Array(text.utf8))
  }

  private func failure(_ bytes: [UInt8]) -> Diagnostics? {
    do {
      _ = try JSONDocument(SourceText(bytes, name: "x.json"))
      return nil
    } catch {
      return error
    }
  }
}
