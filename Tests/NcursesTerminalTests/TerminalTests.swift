import NcursesTerminal
import TerminalUI
import Testing

@Suite struct TerminalTests {
  @Test("without a terminal nothing is borrowed", .enabled(if: !Terminal.isPresent))
  func noTerminal() {
    #expect(throws: TerminalError.noTerminal) {
      _ = try Terminal(type: "xterm", colours: .trueColour)
    }
  }
}
