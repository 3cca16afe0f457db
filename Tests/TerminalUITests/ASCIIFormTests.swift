import TerminalUI
import Testing

@Suite struct ASCIIFormTests {
  @Test(
    "what the screen is drawn with has a form in ASCII",
    arguments: Array("─│┌┐└┘├┤╭╮╰╯▁▏▎█▒→←↑↓▸◂●○✓…·⣀⠉♥"))
  func forms(character: Character) {
    for scalar in character.unicodeScalars {
      #expect(ASCIIForm.of(scalar).isASCII)
      #expect((ASCIIForm.of(scalar) == "?") == (character == "♥"))
    }
  }

  @Test("every scalar has a form that can be printed, and ASCII is its own")
  func total() {
    for scalar in scalarSample {
      let form = ASCIIForm.of(scalar).value
      if form < 0x20 || form > 0x7E { Issue.record("U+\(String(scalar.value, radix: 16))") }
      if scalar.value >= 0x20, scalar.value <= 0x7E, form != scalar.value {
        Issue.record("\(scalar)")
      }
    }
  }
}
