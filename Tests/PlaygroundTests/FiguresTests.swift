import Playground
import Testing

@Suite("Numbers as panels print them")
struct FiguresTests {
  @Test(
    "A number has its decimals and its width",
    arguments: [
      (0.35, 3, 0, "0.350"), (0.789_93, 3, 0, "0.790"), (0, 2, 6, "  0.00"), (-0.001, 2, 0, "0.00"),
      (-58.95, 2, 0, "-58.95"), (0.05, 1, 0, "0.1"), (12.6, 0, 4, "  13"), (9.999, 2, 0, "10.00"),
    ])
  func fixed(value: Double, decimals: Int, width: Int, text: String) {
    #expect(Figures.fixed(value, decimals: decimals, width: width) == text)
  }

  @Test("A sign is shown where it is wanted, and zero has none, in the same width")
  func signs() {
    #expect(Figures.fixed(9.953, decimals: 2, signed: true) == "+9.95")
    #expect(Figures.fixed(-9.953, decimals: 2, signed: true) == "-9.95")
    #expect(Figures.fixed(0, decimals: 2, signed: true) == " 0.00")
  }

  @Test(
    "Whatever the number, there is a text",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -0.0])
  func total(value: Double) {
    for decimals in [-3, 0, 3, 40] {
      #expect(!Figures.fixed(value, decimals: decimals, width: .max).isEmpty)
    }
    #expect(Figures.fixed(.nan, decimals: 2, width: 4) == "   -")
    #expect(Figures.fixed(.infinity, decimals: 0) == "1000000000")
  }
}
