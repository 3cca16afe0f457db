/// How a cell is painted: two colours, each optional, and attributes.
///
/// No colour means the terminal's own. Eight bytes, compared in one step.
package struct Style: Hashable, Sendable {
  /// Bits 0…23 and 25…48 hold the colours, bits 24 and 49 say that they are there, 50…57 hold the
  /// attributes.
  private var bits: UInt64

  /// Makes a style; what is left out is the terminal's own.
  package init(
    foreground: Colour? = nil, background: Colour? = nil, attributes: Attributes = []
  ) {
    bits =
      Self.packed(foreground) | Self.packed(background) << 25
      | UInt64(attributes.rawValue) << 50
  }

  /// The terminal's own colours without any attribute.
  package static let plain = Style()

  /// The colour of the glyph; none is the terminal's own.
  package var foreground: Colour? {
    get { Self.unpacked(bits) }
    set { bits = bits & ~Self.colourMask | Self.packed(newValue) }
  }

  /// The colour behind the glyph; none is the terminal's own.
  package var background: Colour? {
    get { Self.unpacked(bits >> 25) }
    set { bits = bits & ~(Self.colourMask << 25) | Self.packed(newValue) << 25 }
  }

  /// Bold and the like.
  package var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 50)) }
    set { bits = bits & ~(0xFF << 50) | UInt64(newValue.rawValue) << 50 }
  }

  private static let colourMask: UInt64 = 0x1FF_FFFF

  private static func packed(_ colour: Colour?) -> UInt64 {
    colour.map { UInt64($0.hex) | 1 << 24 } ?? 0
  }

  private static func unpacked(_ bits: UInt64) -> Colour? {
    bits & 1 << 24 == 0 ? nil : Colour(UInt32(truncatingIfNeeded: bits & 0xFF_FFFF))
  }
}
