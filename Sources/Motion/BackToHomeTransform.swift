/// The app on its way back to the home screen: it shrinks, and the launcher shows behind (M9).
public struct BackToHomeTransform: Hashable, Sendable {
  /// The raw progress p of the gesture, 0…1.
  public let progress: Double
  /// The eased progress E(p) (M1).
  public let eased: Double
  /// The scale of the app: from 1 to ``smallestScale``.
  public let scale: Double

  /// Computes the preview of leaving the app; NaN counts as progress 0.
  public init(progress: Double, easing: BackEasing = .standardDecelerate) {
    self.progress = clamp(progress, 0, 1)
    eased = easing(progress)
    scale = lerp(1, Self.smallestScale, eased)
  }

  /// The scale at progress 1.
  ///
  /// The source is in doubt: Android 13 shrank the app to 0.7, later builds are said to use 0.85,
  /// which nobody has verified (M9).
  public static let smallestScale = 0.85
}
