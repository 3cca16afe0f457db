/// What stands in one cell, in four bytes: a scalar, or the number of a cluster in the buffer's
/// table, and the width.
package struct Glyph: Hashable, Sendable {
  /// Bits 0…20 are the scalar or the number, bit 21 says which, bits 22…23 are the width.
  private let bits: UInt32

  /// Makes the glyph of one scalar; `width` is 1 or 2.
  init(_ scalar: Unicode.Scalar, width: Int) {
    bits = scalar.value | UInt32(truncatingIfNeeded: width & 3) << 22
  }

  /// Makes the glyph of a cluster (a scalar and its marks) from its number in a buffer's table.
  init(cluster: Int, width: Int) {
    bits =
      UInt32(truncatingIfNeeded: cluster & 0x1F_FFFF) | 1 << 21
      | UInt32(truncatingIfNeeded: width & 3) << 22
  }

  /// A space.
  package static let blank = Glyph(" ", width: 1)
  /// The right half of the wide glyph to the left.
  package static let continuation = Glyph("\0", width: 0)

  /// The number of columns: 1 or 2; 0 for the right half of a wide glyph.
  package var width: Int { Int(bits >> 22) }
  /// Says whether the glyph has two columns.
  package var isWide: Bool { bits >> 22 == 2 }
  /// Says whether this is the right half of a wide glyph.
  package var isContinuation: Bool { bits >> 22 == 0 }

  /// The only scalar; none for a cluster.
  package var scalar: Unicode.Scalar? {
    bits & 1 << 21 == 0 ? Unicode.Scalar(bits & 0x1F_FFFF) : nil
  }

  /// The number in the buffer's table of clusters; none for a single scalar.
  var cluster: Int? { bits & 1 << 21 == 0 ? nil : Int(bits & 0x1F_FFFF) }
}
