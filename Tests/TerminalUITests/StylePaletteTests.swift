import TerminalUI
import Testing

@Suite struct StylePaletteTests {
  @Test("text of a colour of its own never vanishes in its background, at any depth")
  func readable() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<5_000 {
      let front = Colour(UInt32.random(in: 0...0xFFFFFF, using: &generator))
      let back = front.blended(
        towards: Colour(UInt32.random(in: 0...0xFFFFFF, using: &generator)), by: 0.1)
      guard front != back else { continue }
      for depth in [ColourDepth.basic8, .indexed256] {
        let colours = Style(foreground: front, background: back).palette(at: depth)
        #expect(colours.foreground != colours.background, "\(front) on \(back) at \(depth)")
      }
    }
  }

  @Test("the terminal's own colours stay its own")
  func own() {
    for depth in ColourDepth.allCases {
      let colours = Style.plain.palette(at: depth)
      #expect(colours.foreground == nil)
      #expect(colours.background == nil)
    }
  }

  @Test("without colour there is none")
  func none() {
    let colours = Style(foreground: .white, background: .black).palette(at: .none)
    #expect(colours.foreground == nil)
    #expect(colours.background == nil)
  }

  @Test("direct colour passes every colour, and never one of the eight numbers of the palette")
  func direct() {
    let colours = Style(foreground: Colour(0xFF8040), background: Colour(0x000003))
      .palette(at: .trueColour)
    #expect(colours.foreground == 0xFF8040)
    #expect(colours.background == 8)
  }
}
