/// The place at which a finger comes down.
package enum TouchOrigin: Hashable, Sendable {
  /// The left edge of the glass.
  case left
  /// The right edge of the glass.
  case right
  /// The middle of the content.
  case content
  /// A distance from the left edge, in dp.
  case x(DecimalLiteral)
}
