import TerminalUI
import Testing

@Suite struct StyleTests {
  private static let colours: [Colour?] = [nil, .black, .white, Colour(0x123456)]

  @Test("colours and attributes are kept apart, whatever is set last")
  func parts() {
    for foreground in Self.colours {
      for background in Self.colours {
        for raw in 0..<32 as Range<UInt8> {
          let attributes = Style.Attributes(rawValue: raw)
          let style = Style(
            foreground: foreground, background: background, attributes: attributes)
          #expect(style.foreground == foreground)
          #expect(style.background == background)
          #expect(style.attributes == attributes)
          var later = Style(
            foreground: .white, background: Colour(0xABCDEF), attributes: [.bold, .italic])
          later.attributes = attributes
          later.background = background
          later.foreground = foreground
          #expect(later == style)
        }
      }
    }
  }

  @Test("black is a colour; none is another thing")
  func black() {
    #expect(Style(foreground: .black) != Style())
    #expect(Style(background: .black) != Style(foreground: .black))
  }

  @Test("a style laid over another shows through where it has no colour")
  func over() {
    let lower = Style(foreground: .white, background: .black, attributes: .bold)
    let upper = Style(foreground: Colour(0x00FF00), attributes: .underline)
    let seen = Style(foreground: Colour(0x00FF00), background: .black, attributes: .underline)
    #expect(upper.over(lower) == seen)
  }

  @Test("style and cell stay small, since thousands are copied for every frame")
  func size() {
    #expect(MemoryLayout<Style>.size == 8)
    #expect(MemoryLayout<Cell>.stride == 16)
  }
}
