import Motion
import Testing

@Suite struct TotalityTests {
  @Test(
    "a clamped number lies between its bounds, and NaN becomes the lower one",
    arguments: [
      (-1.0, 2.0), (2, 2), (3, 3), (5, 5), (6, 5), (.infinity, 5), (-.infinity, 2), (.nan, 2),
    ])
  func clamps(x: Double, expected: Double) {
    #expect(clamp(x, 2, 5) == expected)
  }

  @Test("bounds the wrong way round give the lower one instead of a trap")
  func crossedBounds() {
    #expect(clamp(3, 5, 2) == 5)
    #expect(clamp(9, 5, 2) == 5)
  }

  @Test("a mix is exact at both ends and held beyond them")
  func ends() {
    #expect(lerp(0.1, 0.7, 0) == 0.1)
    #expect(lerp(0.1, 0.7, 1) == 0.7)
    #expect(lerp(0.1, 0.7, -3) == 0.1)
    #expect(lerp(0.1, 0.7, 3) == 0.7)
    #expect(lerp(0.1, 0.7, .nan) == 0.1)
    #expect(lerp(10, 20, 0.25) == 12.5)
  }

  @Test("a mix of numbers without measure is still a number")
  func hostileMix() {
    #expect(lerp(.nan, 4, 0.5) == 2)
    #expect(lerp(-.infinity, .infinity, 0.5) == 0)
    #expect(lerp(-.greatestFiniteMagnitude, .greatestFiniteMagnitude, 0.75).isFinite)
  }
}
