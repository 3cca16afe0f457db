import TerminalUI

/// Which part of a cell a shape covers, as far as a terminal has a glyph for it.
package enum Coverage: Hashable, Sendable {
  /// Nothing.
  case none
  /// All of it.
  case whole
  /// So many eighths from the left, 1…7.
  case left(Int)
  /// So many eighths from the right, 1…7.
  case right(Int)
  /// So many eighths from above, 1…7.
  case upper(Int)
  /// So many eighths from below, 1…7.
  case lower(Int)
  /// Some of the quarters: bit 0 upper left, 1 upper right, 2 lower left, 3 lower right.
  case quarters(UInt8)

  /// Makes the coverage of some quarters.
  package init(quarters: UInt8) {
    self = quarters == 0 ? .none : quarters == 15 ? .whole : .quarters(quarters)
  }

  /// Whether it is half of the cell or more: what counts where no glyph shows a part.
  package var isMost: Bool {
    switch self {
    case .none: false
    case .whole: true
    case .left(let eighths), .right(let eighths), .upper(let eighths), .lower(let eighths):
      eighths >= 4
    case .quarters(let bits): bits.nonzeroBitCount >= 2
    }
  }

  /// A glyph of two grounds.
  package struct Glyph: Hashable, Sendable {
    /// What stands in the cell.
    package let scalar: Unicode.Scalar
    /// Whether it is the covered part that has the foreground.
    package let isForeground: Bool
  }

  /// The glyph that shows the part; nil where one ground fills the cell.
  ///
  /// Blocks grow from the left and from below; for the other two sides the colours change places
  /// (motion.md §6).
  package var glyph: Glyph? {
    switch self {
    case .none, .whole: nil
    case .left(let eighths): Glyph(scalar: Blocks.left(eighths), isForeground: true)
    case .right(let eighths): Glyph(scalar: Blocks.left(8 - eighths), isForeground: false)
    case .upper(let eighths): Glyph(scalar: Blocks.lower(8 - eighths), isForeground: false)
    case .lower(let eighths): Glyph(scalar: Blocks.lower(eighths), isForeground: true)
    case .quarters(let bits):
      Glyph(scalar: Self.quarterBlocks[Int(bits & 15)], isForeground: true)
    }
  }

  /// Says whether the foreground of a block fills half of its cell or more; nil for what is no
  /// block.
  package static func isMostlyForeground(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x2581...0x2588: scalar.value >= 0x2584
    case 0x2589...0x258F: scalar.value <= 0x258C
    case 0x2580, 0x2590: true
    case 0x2596...0x259F: quarterBlocks.firstIndex(of: scalar).map { $0.nonzeroBitCount >= 2 }
    default: nil
    }
  }

  /// The quarter blocks by the bits of what they fill.
  private static let quarterBlocks: [Unicode.Scalar] = [
    " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
  ]
}
