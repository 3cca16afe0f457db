import TerminalUI
import Testing

@Suite struct ColourTests {
  @Test("blending is linear in each component and total")
  func blend() {
    let from = Colour(0x000000)
    let to = Colour(0xFF8040)
    #expect(from.blended(towards: to, by: 0.5) == Colour(0x804020))
    #expect(to.blended(towards: from, by: 0.25) == Colour(0xBF6030))
    #expect(from.blended(towards: to, by: -3) == from)
    #expect(from.blended(towards: to, by: .nan) == from)
    #expect(from.blended(towards: to, by: .infinity) == to)
  }

  @Test("a colour is the number that designers write")
  func hex() {
    #expect(Colour(0x123456) == Colour(red: 0x12, green: 0x34, blue: 0x56))
    #expect(Colour(0xFF_123456).hex == 0x123456)
  }

  /// The palette as xterm defines it: a cube of six steps from 16, greys from 232.
  private static let palette: [(number: Int, colour: Colour)] = (16..<256).map { number in
    func step(_ index: Int) -> UInt8 { UInt8(index == 0 ? 0 : 55 + 40 * index) }
    let level = UInt8(clamping: 8 + 10 * (number - 232))
    let cube = number - 16
    return (
      number,
      number >= 232
        ? Colour(red: level, green: level, blue: level)
        : Colour(red: step(cube / 36), green: step(cube / 6 % 6), blue: step(cube % 6))
    )
  }

  @Test("every colour of the palette of 256 is its own nearest")
  func ownNearest() {
    for (number, colour) in Self.palette {
      let nearest = Self.palette.first { $0.number == colour.nearestOf256 }
      #expect(nearest?.colour == colour, "\(number)")
    }
  }

  @Test("no colour of the palette is nearer than the one that was taken, green weighing double")
  func nearest() {
    func distance(_ one: Colour, _ other: Colour) -> Int {
      func square(_ left: UInt8, _ right: UInt8) -> Int {
        (Int(left) - Int(right)) * (Int(left) - Int(right))
      }
      return square(one.red, other.red) + 2 * square(one.green, other.green)
        + square(one.blue, other.blue)
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<1_000 {
      let colour = Colour(UInt32.random(in: 0...0xFFFFFF, using: &generator))
      let taken = Self.palette.first { $0.number == colour.nearestOf256 }?.colour ?? .black
      let best = Self.palette.map { distance($0.colour, colour) }.min() ?? 0
      // The greys are found by a whole number: one step of rounding may be lost, no more.
      #expect(distance(taken, colour) <= best + 40, "\(colour)")
    }
  }

  @Test(
    "the basic colours are found",
    arguments: [
      (0x000000, 0, 0), (0xFF0000, 1, 9), (0x00CD00, 2, 2), (0xF0F000, 3, 11), (0x0000EE, 4, 4),
      (0xFFFFFF, 7, 15), (0x808080, 7, 8),
    ])
  func basic(hex: UInt32, of8: Int, of16: Int) {
    if hex != 0x808080 { #expect(Colour(hex).nearestOf8 == of8) }
    #expect(Colour(hex).nearestOf16 == of16)
  }
}
