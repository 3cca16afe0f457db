/// A physical edge of the screen, from which a back gesture comes.
public enum Side: String, CaseIterable, Hashable, Sendable {
  /// The left edge: the finger moves to the right.
  case left
  /// The right edge: the finger moves to the left.
  case right

  /// The sign of x in which a finger moves away from this edge: 1 from the left, −1 from the right.
  public var inward: Double { self == .left ? 1 : -1 }

  /// The edge across the screen.
  public var opposite: Side { self == .left ? .right : .left }
}
