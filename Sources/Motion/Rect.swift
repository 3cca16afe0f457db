/// A rectangle with upright sides, in dp (Android) or pt (iOS).
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The extent to the right and down from the origin.
  public var size: Size

  /// Makes a rectangle from its corner and extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The left side.
  public var minX: Double { origin.x }
  /// The right side.
  public var maxX: Double { origin.x + size.width }
  /// The upper side.
  public var minY: Double { origin.y }
  /// The lower side.
  public var maxY: Double { origin.y + size.height }

  /// Says whether a point lies inside; the left and upper sides belong to the rectangle, the other
  /// two do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
