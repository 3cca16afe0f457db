import Motion

/// One message of the glass: what a finger does, and where.
public struct Touch: Hashable, Sendable {
  /// What the finger does.
  public enum Phase: Hashable, Sendable {
    /// It comes down.
    case down
    /// It moves.
    case moved
    /// It lifts, with the speed of its last 100 ms, or with the one given, in dp or pt per second
    /// along the gesture's axis, positive away from the edge.
    case up(velocity: Double?)
    /// The system takes the touch away (R27).
    case cancelled
  }

  /// Which finger: 0 for the first on the glass.
  public let finger: Int
  /// What the finger does.
  public let phase: Phase
  /// Where it is, in dp or pt from the screen's upper left corner; it may be beyond the glass.
  public let position: Point

  /// Makes a touch; a coordinate that is not a number counts as 0.
  public init(_ phase: Phase, at position: Point, finger: Int = 0) {
    self.finger = finger
    self.phase = phase
    self.position = Point(
      x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
  }
}
