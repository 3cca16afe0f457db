/// The numbers of iOS's interactive pop at one moment: two screens side by side (M13, M17).
///
/// Lengths are pt, for a screen that leaves to the right. A push is the same from progress 1 to 0.
public struct PopTransform: Hashable, Sendable {
  /// The progress p, 0…1: the part of the width that the top screen has left free.
  public let progress: Double
  /// The place of the top screen's left side: it follows the finger one to one.
  public let topX: Double
  /// The place of the lower screen's left side, from −parallax · W to 0.
  public let belowX: Double
  /// The opacity of the dim over the lower screen, 0 at the end.
  public let dim: Double
  /// The place of the lower screen's title, from −0.33 · W to 0 (M17).
  public let titleX: Double
  /// The opacity of the lower screen's title (M17).
  public let titleOpacity: Double

  /// Computes the transition at a progress, which is held in 0…1 (NaN counts as 0).
  ///
  /// - Parameters:
  ///   - progress: The part of the width that the top screen has left free.
  ///   - width: The width of the container in pt.
  ///   - parallax: The part of the width by which the lower screen lags behind at the start.
  ///   - dim: The opacity of the dim at the start.
  public init(progress: Double, width: Double, parallax: Double = 0.3, dim: Double = 0.1) {
    let p = clamp(progress, 0, 1)
    let width = width.tameLength
    self.progress = p
    topX = p * width
    belowX = lerp(-clamp(parallax, 0, 1) * width, 0, p)
    self.dim = lerp(clamp(dim, 0, 1), 0, p)
    titleX = lerp(-0.33 * width, 0, p)
    titleOpacity = p
  }
}
