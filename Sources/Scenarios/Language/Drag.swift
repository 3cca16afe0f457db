/// A movement of the finger that is down.
package enum Drag: Hashable, Sendable {
  /// To where progress, not re-based, would be this.
  case to(DecimalLiteral)
  /// Sideways by so many dp; positive is rightwards.
  case by(DecimalLiteral)
  /// Along the height by so many dp; positive is downwards.
  case vertical(DecimalLiteral)
}
