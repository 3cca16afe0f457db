import JSONText
import Testing

@Suite struct SpellingTests {
  @Test(
    "the nearest word is found when it is near",
    arguments: [
      ("expct", "expect"), ("tbas", "tabs"), ("Row", "row"), ("employe", "employee"),
      ("xyz", nil), ("", nil), ("settings-page", nil),
    ])
  func nearest(word: String, expected: String?) {
    let words = ["expect", "tabs", "row", "employee", "settings"]
    #expect(Spelling.nearest(to: word, in: words) == expected)
  }

  @Test("of equally near words the first counts")
  func ties() {
    #expect(Spelling.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
  }

  @Test("a word of any length costs little")
  func longWord() {
    let word = String(repeating: "a", count: 1_000_000)
    #expect(Spelling.nearest(to: word, in: [word + "b"]) == nil)
  }
}
