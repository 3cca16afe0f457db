import NcursesTerminal
import TerminalUI
import Testing

/// One after the other: the C library keeps one description at a time.
@Suite(.serialized) struct TerminfoTests {
  @Test(
    "the description with direct colour is looked for under the names that terminals go by",
    arguments: [
      ("xterm-256color", "xterm-direct"), ("tmux-256color", "tmux-direct"),
      ("xterm-kitty", "kitty-direct"), ("alacritty", "alacritty-direct"), ("", nil), ("-", nil),
    ])
  func direct(name: String, sought: String?) {
    let names = Terminfo.directNames(for: name)
    #expect(sought.map(names.contains) ?? names.isEmpty)
  }

  @Test(
    "marks for delays are not written to the terminal",
    arguments: [
      ("\u{1B}[m$<2>", "\u{1B}[m"), ("a$<5/>b$<10*>c", "abc"), ("$", "$"), ("$<5", "$<5"),
      ("a$b<c>", "a$b<c>"), ("", ""),
    ])
  func delays(string: String, written: String) {
    func bytes(_ text: String) -> [CChar] { text.utf8.map { CChar(bitPattern: $0) } }
    #expect(Terminfo.withoutDelays(bytes(string)) == bytes(written))
  }

  @Test("a terminal that is not known is an error that names it")
  func unknown() {
    #expect(throws: TerminalError.unknownType("vt9000")) {
      try Terminfo(name: "vt9000", colours: .trueColour, file: 1)
    }
  }

  @Test("a terminal that cannot place its cursor is refused before it is touched")
  func dumb() {
    #expect(throws: TerminalError.noCursor("dumb")) {
      try Terminfo(name: "dumb", colours: .none, file: 1)
    }
  }

  @Test("a terminal is given back with its attributes, cursor and first screen")
  func restoring() throws {
    let terminfo = try Terminfo(name: "xterm-256color", colours: .none, file: 1)
    let text = String(decoding: terminfo.restoring.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #expect(text.contains("\u{1B}[m"))
    #expect(text.contains("\u{1B}[?25h"))
    #expect(text.contains("\u{1B}[?1049l"))
    #expect(!text.contains("$<"))
  }

  @Test("a terminal without a second screen gets its cursor below what is left standing")
  func withoutSecondScreen() throws {
    let terminfo = try Terminfo(name: "vt100", colours: .none, file: 1)
    let text = String(decoding: terminfo.restoring.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #expect(text.hasSuffix("\u{1B}[999;1H\r\n"))
  }
}
