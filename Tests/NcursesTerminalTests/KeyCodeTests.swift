import CNcurses
import NcursesTerminal
import TerminalUI
import Testing

@Suite struct KeyCodeTests {
  @Test(
    "the keys of ncurses are ours",
    arguments: [
      (KEY_UP, .up), (KEY_DOWN, .down), (KEY_LEFT, .left), (KEY_RIGHT, .right),
      (KEY_HOME, .home), (KEY_END, .end), (KEY_PPAGE, .pageUp), (KEY_NPAGE, .pageDown),
      (KEY_IC, .insert), (KEY_DC, .delete), (KEY_BACKSPACE, .backspace), (KEY_ENTER, .enter),
      (KEY_BTAB, .backtab), (KEY_F0 + 1, .function(1)), (KEY_F0 + 12, .function(12)),
      (KEY_MAX, .unknown(Int(KEY_MAX))), (-7, .unknown(-7)),
    ] as [(Int32, Key)])
  func codes(code: Int32, key: Key) {
    #expect(KeyCode.key(code: code) == key)
  }
}
