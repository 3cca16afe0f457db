extension Spring {
  /// UIKit's spring for push, pop and the settle of an interactive pop: k = 1000, m = 3, with a
  /// damping of 500 clamped to critical; ω₀ = 18.257418 (M16).
  public static let interactivePop = Spring(stiffness: 1000, mass: 3, damping: 500)

  /// Android's spring through which an app sees the progress: stiffness 1500, critical (M11).
  public static let backProgress = Spring(
    stiffness: 1500, damping: 2 * (1500.0).squareRoot())

  /// The spring of a sheet: k = 522.35, c = 45.71, m = 1 (M18).
  public static let sheet = Spring(stiffness: 522.35, damping: 45.71)
}
