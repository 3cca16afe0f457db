import Motion

/// The way of one finger that came down at an edge, in dp or pt, measured away from that edge.
public struct FingerTrack: Hashable, Sendable {
  /// Which finger it is.
  public let finger: Int
  /// The edge.
  public let side: Side
  /// Where the finger came down.
  public let origin: Point
  /// Where it is.
  public private(set) var position: Point
  /// The greatest distance that it has had.
  public private(set) var furthest = 0.0
  private var tracker = VelocityTracker()

  /// Starts where a finger has come down.
  public init(of touch: Touch, side: Side, now: Instant) {
    let point = Self.bounded(touch.position)
    finger = touch.finger
    self.side = side
    origin = point
    position = point
    tracker.add(time: now.seconds, x: 0)
  }

  /// Takes where the finger is now.
  public mutating func move(to point: Point, now: Instant) {
    position = Self.bounded(point)
    furthest = max(furthest, distance)
    tracker.add(time: now.seconds, x: travel)
  }

  /// How far the finger is from where it came down, away from the edge; negative behind it.
  public var travel: Double { (position.x - origin.x) * side.inward }
  /// How far the finger is from where it came down, away from the edge; never negative.
  public var distance: Double { max(0, travel) }
  /// How far the finger has come back from its furthest point.
  public var retreat: Double { furthest - distance }
  /// How far the finger is below where it came down.
  public var dy: Double { position.y - origin.y }

  /// Returns the speed away from the edge for a finger that lifts at a moment, per second (M15).
  public func velocity(at now: Instant) -> Double { tracker.velocity(at: now.seconds) }

  /// A glass is smaller, and sums of such places are exact enough.
  private static func bounded(_ point: Point) -> Point {
    Point(x: clamp(point.x, -1e9, 1e9), y: clamp(point.y, -1e9, 1e9))
  }
}
