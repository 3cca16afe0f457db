import TerminalUI
import Testing

@Suite struct PlotTests {
  private static func rows(
    _ plot: Plot, width: Int, height: Int, dots: Plot.Dots = .braille
  ) -> [String] {
    var buffer = Buffer(width: width, height: height)
    plot.draw(
      into: &buffer, buffer.area, style: .plain, markStyle: Style(attributes: .bold), dots: dots)
    return Picture.rows(of: buffer)
  }

  @Test("a rising line goes from the lower left to the upper right")
  func line() {
    let plot = Plot(samples: [0, 1])
    #expect(Self.rows(plot, width: 4, height: 4, dots: .ascii) == ["   *", "  *", " *", "*"])
    // Two columns and four rows of dots a cell: the first and the last dot are the corners.
    let rows = Self.rows(plot, width: 2, height: 1)
    #expect(rows == ["⡠⠊"])
  }

  @Test("a steep curve has no gaps")
  func steep() {
    let plot = Plot(samples: [0, 0, 1, 1])
    #expect(Self.rows(plot, width: 4, height: 3, dots: .ascii) == ["  **", "  *", "**"])
  }

  @Test("the mark stands at its place, over the curve")
  func mark() {
    let plot = Plot(samples: [0, 1], mark: (x: 1, y: 1))
    #expect(Self.rows(plot, width: 3, height: 3, dots: .ascii) == ["  o", " *", "*"])
    #expect(Self.rows(plot, width: 3, height: 3)[0].hasSuffix("●"))
  }

  @Test("no sample, range or mark is a trap")
  func hostile() {
    let values: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 0]
    for value in values {
      for other in values {
        for dots in [Plot.Dots.braille, .ascii] {
          let plot = Plot(samples: [value, other, value], mark: (x: other, y: value))
          #expect(Self.rows(plot, width: 5, height: 2, dots: dots).count == 2)
        }
      }
    }
    #expect(Self.rows(Plot(samples: []), width: 3, height: 1) == [""])
    #expect(Self.rows(Plot(samples: [1]), width: 0, height: 0).isEmpty)
  }

  @Test("a curve outside its area leaves the rest alone")
  func area() {
    var buffer = Buffer(width: 6, height: 4)
    let area = Area(x: 2, y: 1, width: 3, height: 2)
    Plot(samples: [0, 5, -5, 2]).draw(into: &buffer, area, style: .plain, markStyle: .plain)
    for y in 0..<4 {
      for x in 0..<6 where !area.contains(x: x, y: y) { #expect(buffer[x, y] == .blank) }
    }
  }
}
