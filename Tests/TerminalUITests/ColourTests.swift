import TerminalUI
import Testing

@Suite struct ColourTests {
  @Test("blending is linear in each component and total")
  func blend() {
    let from = Colour(0x000000)
    let to = Colour(0xFF8040)
    #expect(from.blended(towards: to, by: 0.5) == Colour(0x804020))
    #expect(from.blended(towards: to, by: -3) == from)
    #expect(from.blended(towards: to, by: .nan) == from)
    #expect(from.blended(towards: to, by: .infinity) == to)
  }
}
