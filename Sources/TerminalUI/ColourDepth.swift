/// What a terminal can show in the way of colour, from nothing to everything.
package enum ColourDepth: Int, CaseIterable, Comparable, Sendable {
  /// No colour at all: bold, dim, underline and reverse have to do.
  case none
  /// The 8 basic colours.
  case basic8
  /// The palette of 256.
  case indexed256
  /// Every 24-bit colour.
  case trueColour

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
