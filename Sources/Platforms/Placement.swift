import Motion

/// How a surface of the size of the glass is placed on it.
public struct Placement: Hashable, Sendable {
  /// The scale about the centre.
  public var scale: Double
  /// The shift to the right, in dp or pt, after scaling.
  public var shiftX: Double
  /// The shift downwards, in dp or pt, after scaling.
  public var shiftY: Double
  /// The corner radius, in dp or pt.
  public var corner: Double
  /// The opacity, 0…1.
  public var opacity: Double

  /// Makes a placement; what is left out is as at rest.
  public init(
    scale: Double = 1, shiftX: Double = 0, shiftY: Double = 0, corner: Double = 0,
    opacity: Double = 1
  ) {
    self.scale = scale
    self.shiftX = shiftX
    self.shiftY = shiftY
    self.corner = corner
    self.opacity = opacity
  }

  /// Whether the surface fills the glass as at rest, whatever its corners (I23).
  public var isIdentity: Bool { scale == 1 && shiftX == 0 && shiftY == 0 && opacity == 1 }

  /// Returns where a point of the surface lies on a glass of a size.
  public func place(_ point: Point, on size: Size) -> Point {
    Point(
      x: size.width / 2 + (point.x - size.width / 2) * scale + shiftX,
      y: size.height / 2 + (point.y - size.height / 2) * scale + shiftY)
  }
}
