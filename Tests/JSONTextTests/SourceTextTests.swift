import JSONText
import Testing

@Suite struct SourceTextTests {
  @Test(
    "places count lines and characters from 1",
    arguments: [
      ("", 0, 1, 1), ("ab", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\r\nbc", 4, 2, 2), ("é😀x", 6, 1, 3),
      ("a\n", 2, 2, 1), ("ab", 99, 1, 3), ("ab", -1, 1, 1),
    ])
  func places(text: String, offset: Int, line: Int, column: Int) {
    let place = SourceText(text, name: "x").place(of: offset)
    #expect(place == SourceText.Place(line: line, column: column))
  }

  @Test("a quoted line has no control characters, and a caret under the place")
  func quoting() {
    let source = SourceText("one\n\tt\u{1B}[2Jwo\r\nthree", name: "x")
    #expect(
      Diagnostic("wrong", at: 6, in: source).description == """
        x:2:3: error: wrong
         t [2Jwo
          ^
        """)
  }

  @Test("of a long line only the part around the place is quoted")
  func longLine() {
    let source = SourceText(
      String(repeating: "a", count: 5000) + "X" + String(repeating: "b", count: 5000), name: "x")
    let lines = Diagnostic("wrong", at: 5000, in: source).description.split(separator: "\n")
    #expect(lines[0] == "x:1:5001: error: wrong")
    #expect(
      lines[1] == "…\(String(repeating: "a", count: 60))X\(String(repeating: "b", count: 59))…")
    #expect(lines[2] == String(repeating: " ", count: 61) + "^")
  }

  @Test("mistakes are shown in the order of the text")
  func order() {
    let source = SourceText("ab\ncd", name: "x")
    let diagnostics = Diagnostics([
      Diagnostic("second", at: 4, in: source), Diagnostic("first", at: 1, in: source),
    ])
    #expect(diagnostics?.all.map(\.message) == ["first", "second"])
    #expect(Diagnostics([]) == nil)
  }
}
