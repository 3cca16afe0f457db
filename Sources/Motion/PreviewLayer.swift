/// How one screen is drawn within a back preview: scaled about the centre, shifted, rounded, faded.
public struct PreviewLayer: Hashable, Sendable {
  /// The scale about the centre; 1 is life size.
  public var scale: Double
  /// The shift to the right in dp, after scaling.
  public var shiftX: Double
  /// The shift downwards in dp, after scaling.
  public var shiftY: Double
  /// The corner radius in dp.
  public var corner: Double
  /// The opacity, 0…1.
  public var opacity: Double

  /// Makes a layer; what is left out is as on a screen at rest.
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

  /// Gives the rectangle that a surface of this size covers on the screen.
  public func frame(of size: Size) -> Rect {
    let width = size.width.tameLength
    let height = size.height.tameLength
    let scale = scale.tame
    return Rect(
      x: (width - width * scale) / 2 + shiftX.tame, y: (height - height * scale) / 2 + shiftY.tame,
      width: width * scale, height: height * scale)
  }
}
