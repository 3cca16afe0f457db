import TerminalUI
import Testing

@Suite struct PictureTests {
  @Test("a picture is the rows without the blanks at their ends")
  func rows() {
    var buffer = Buffer(width: 6, height: 3)
    buffer.write(" 漢 b", at: 0, 0)
    buffer.write("e\u{301}", at: 5, 2)
    #expect(Picture.rows(of: buffer) == [" 漢 b", "", "     e\u{301}"])
    #expect(Picture.text(of: buffer) == " 漢 b\n\n     e\u{301}\n")
  }
}
