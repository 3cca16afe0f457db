import TerminalUI
import Testing

@Suite struct WidthTests {
  @Test(
    "a scalar has the columns that terminals give it",
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("ß", 1), ("Ω", 1), ("ж", 1), ("א", 1), ("ا", 1),
      ("─", 1), ("█", 1), ("▁", 1), ("⣿", 1), ("●", 1), ("→", 1), ("✓", 1), ("…", 1), ("€", 1),
      ("\u{301}", 0), ("\u{483}", 0), ("\u{5B0}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0),
      ("\u{20E3}", 0), ("\u{1160}", 0), ("\u{E0100}", 0), ("\u{3099}", 0),
      ("界", 2), ("か", 2), ("가", 2), ("Ａ", 2), ("　", 2), ("，", 2), ("😀", 2), ("⌚", 2),
      ("⚡", 2), ("🀄", 2), ("𠀀", 2), ("\u{1100}", 2), ("ｱ", 1), ("\u{E000}", 1), ("\u{10FFFF}", 1),
    ] as [(Unicode.Scalar, Int)])
  func scalars(scalar: Unicode.Scalar, columns: Int) {
    #expect(Width.of(scalar) == columns)
  }

  @Test("every scalar has 0, 1 or 2 columns")
  func total() {
    for scalar in scalarSample {
      let columns = Width.of(scalar)
      if columns < 0 || columns > 2 { Issue.record("\(scalar.value): \(columns)") }
    }
  }

  @Test(
    "a text has the columns of its clusters: marks and joined pictures add none",
    arguments: [
      ("", 0), ("abc", 3), ("e\u{301}a", 2), ("界a", 3), ("👩‍👩‍👧", 2), ("👍🏽", 2), ("🇫🇷🇩🇪", 4),
      ("🇫", 1), ("🇫🇷🇩", 3), ("\u{301}", 1), ("a\u{200D}b", 2), ("\t\n", 2), ("한글", 4),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("1\u{FE0F}\u{20E3}", 1), ("a\u{200B}b", 3),
    ])
  func texts(text: String, columns: Int) {
    #expect(Width.of(text) == columns)
  }
}
