import TerminalUI
import Testing

@Suite struct BufferWriteTests {
  @Test("text is clipped at every offset, and half a wide character becomes a space")
  func offsets() {
    for x in -8...8 {
      var buffer = Buffer(width: 6, height: 1)
      #expect(buffer.write("a界b", at: x, 0) == 4)
      let cells = (0..<6).map { column -> String in
        switch column - x {
        case 0: "a"
        case 1: column + 1 < 6 ? "界" : " "
        case 2: column > 0 ? "" : " "
        case 3: "b"
        default: " "
        }
      }
      #expect((0..<6).map { buffer.text(at: $0, 0) } == cells)
    }
  }

  @Test("a control character is shown as a symbol and never passed on")
  func controls() {
    var buffer = Buffer(width: 20, height: 1)
    #expect(buffer.write("a\u{1B}[2J\r\n\u{7F}\u{9B}\u{202E}", at: 0, 0) == 10)
    #expect(Picture.rows(of: buffer) == ["a␛[2J␍␊␡��"])
  }
}
