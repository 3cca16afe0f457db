import TerminalUI
import Testing

@Suite struct KeyTests {
  private static let named: [(Key, String)] = [
    (.enter, "Enter"), (.escape, "Esc"), (.tab, "Tab"), (.backtab, "S-Tab"),
    (.backspace, "Backspace"), (.delete, "Del"), (.insert, "Ins"), (.up, "↑"), (.down, "↓"),
    (.left, "←"), (.right, "→"), (.home, "Home"), (.end, "End"), (.pageUp, "PgUp"),
    (.pageDown, "PgDn"), (.character(" "), "Space"), (.character("a"), "a"),
    (.character("G"), "G"), (.character("?"), "?"), (.character("é"), "é"),
    (.character("→"), "U+2192"), (.character("\u{A0}"), "U+A0"), (.character("\u{301}"), "U+301"),
    (.control("l"), "C-l"), (.control("@"), "C-@"), (.function(12), "F12"), (.resize, "Resize"),
    (.unknown(600), "Unknown600"), (.unknown(-1), "Unknown-1"), (.endOfInput, "EndOfInput"),
  ]

  @Test("every key has a name that reads back as the same key", arguments: named)
  func names(key: Key, name: String) {
    #expect(key.name == name)
    #expect(Key(name: name) == key)
  }

  @Test("every character that can be typed has a name that reads back")
  func characters() {
    for scalar in scalarSample {
      let key = Key.character(Character(scalar))
      if Key(name: key.name) != key { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
  }

  @Test("every control key and function key reads back")
  func controls() {
    for value in 0x40...0x7A as ClosedRange<UInt8> {
      let letter = Unicode.Scalar(value)
      guard !(0x41...0x5A).contains(value) else { continue }
      let key = Key.control(Character(letter))
      #expect(Key(name: key.name) == key)
    }
    for number in 1...63 { #expect(Key(name: "F\(number)") == .function(number)) }
  }

  @Test(
    "other spellings are read as well",
    arguments: [
      ("escape", .escape), ("ENTER", .enter), ("Return", .enter), ("PageUp", .pageUp),
      ("left", .left), ("Delete", .delete), ("c-L", .control("l")), ("f5", .function(5)),
      ("Backtab", .backtab), ("space", .character(" ")),
    ] as [(String, Key)])
  func spellings(name: String, key: Key) {
    #expect(Key(name: name) == key)
  }

  @Test(
    "what is no name is no key",
    arguments: ["", "Ent", "C-", "Fx", "U+", "U+D800", "C-ab", "Unknown"])
  func noNames(name: String) {
    #expect(Key(name: name) == nil)
  }
}
