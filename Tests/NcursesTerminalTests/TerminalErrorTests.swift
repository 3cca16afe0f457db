import NcursesTerminal
import Testing

@Suite struct TerminalErrorTests {
  @Test("an error names the type of terminal that is at fault")
  func messages() {
    #expect(TerminalError.unknownType("vt9000").message.contains("'vt9000'"))
    #expect(TerminalError.noCursor("dumb").message.contains("'dumb'"))
  }
}
