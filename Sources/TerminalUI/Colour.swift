/// A colour of 24 bits, as screens mix it: red, green, blue.
package struct Colour: Hashable, Sendable {
  /// The share of red.
  package var red: UInt8
  /// The share of green.
  package var green: UInt8
  /// The share of blue.
  package var blue: UInt8

  /// Makes a colour from its three shares.
  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Makes a colour from a number as designers write it, `0xRRGGBB`; higher bits are ignored.
  package init(_ hex: UInt32) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
  }

  /// The number as designers write it, `0xRRGGBB`.
  package var hex: UInt32 { UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }

  /// Black.
  package static let black = Colour(0x000000)
  /// White.
  package static let white = Colour(0xFFFFFF)

  /// Mixes in a share of another colour, linearly in each component.
  ///
  /// Total: a share below 0 or not a number counts as 0, one above 1 as 1.
  package func blended(towards other: Colour, by share: Double) -> Colour {
    let share = share > 0 ? min(share, 1) : 0
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
    }
    return Colour(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The square of the distance to another colour, green weighing double since the eye sees it
  /// best.
  func distance(to other: Colour) -> Int {
    let red = Int(red) - Int(other.red)
    let green = Int(green) - Int(other.green)
    let blue = Int(blue) - Int(other.blue)
    return red * red + 2 * green * green + blue * blue
  }
}
