import Playground
import TerminalUI
import Testing

@Suite("The theme")
struct ThemeTests {
  /// The contrast of two colours by WCAG 2: from 1, none, to 21.
  private func contrast(_ left: Colour, _ right: Colour) -> Double {
    func linear(_ share: UInt8) -> Double {
      let share = Double(share) / 255
      // A gamma of 2.2 is near enough to sRGB's curve for a comparison.
      return share <= 0 ? 0 : power(share, 2.2)
    }
    func luminance(_ colour: Colour) -> Double {
      0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue)
    }
    let (a, b) = (luminance(left), luminance(right))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// x^2.2 as x² times the fifth root of x, by Newton.
  private func power(_ x: Double, _ exponent: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      root -= (root * root * root * root * root - x) / (5 * root * root * root * root)
    }
    return x * x * root
  }

  private func styles(_ theme: Theme) -> [Style] {
    [
      theme.muted, theme.line, theme.focusedLine, theme.accent, theme.good, theme.warning,
      theme.bad, theme.key, theme.curve,
    ]
  }

  @Test("Every tint is read on a dark ground and on a white one")
  func contrast() throws {
    for style in styles(Theme(colours: .trueColour)) {
      let colour = try #require(style.foreground)
      #expect(contrast(colour, .white) > 3, "#\(String(colour.hex, radix: 16)) on white")
      #expect(contrast(colour, Colour(0x111418)) > 3, "#\(String(colour.hex, radix: 16)) on dark")
    }
  }

  @Test(
    "Panels have no background and ordinary text the terminal's colour",
    arguments: ColourDepth.allCases)
  func ground(depth: ColourDepth) {
    let theme = Theme(colours: depth)
    #expect(styles(theme).allSatisfy { $0.background == nil })
    #expect(theme.text == .plain)
  }

  @Test(
    "Without colour there is none, and what is current, broken or a cursor is told by attributes")
  func none() {
    let theme = Theme(colours: .none)
    #expect(styles(theme).allSatisfy { $0.foreground == nil })
    #expect(theme.accent.attributes.contains(.bold))
    #expect(theme.bad.attributes.isSuperset(of: [.bold, .underline]))
    #expect(theme.cursor.attributes.contains(.reverse))
  }

  @Test("With eight colours only those eight are used")
  func eight() {
    let basic: Set<UInt32> = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    ]
    for style in styles(Theme(colours: .basic8)) {
      if let colour = style.foreground { #expect(basic.contains(colour.hex)) }
    }
  }

  @Test("Where only ASCII can be shown, lines and plots are ASCII")
  func ascii() {
    let theme = Theme(colours: .none, isASCII: true)
    #expect(theme.borders == .ascii && theme.ellipsis.isASCII && theme.dots == .ascii)
  }
}
