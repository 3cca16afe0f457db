extension CubicBezier {
  /// The web's default curve, CSS `ease`.
  public static let ease = CubicBezier(0.25, 0.1, 0.25, 1)
  /// Android's STANDARD_DECELERATE, the default of the back preview (M1).
  ///
  /// ``BackEasing/standardDecelerate`` gives the same values in closed form.
  public static let standardDecelerate = CubicBezier(0, 0, 0, 1)
  /// The curve of Material's own back helpers (M1).
  public static let systemBack = CubicBezier(0.1, 0.1, 0, 1)
  /// Material's emphasised decelerate curve, for what enters the screen (motion.md §5).
  public static let emphasizedDecelerate = CubicBezier(0.05, 0.7, 0.1, 1)
  /// The curve of Ionic's page transition on iOS (motion.md §7).
  public static let ionic = CubicBezier(0.32, 0.72, 0, 1)
}
