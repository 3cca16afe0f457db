/// The curve E(p) from raw to eased progress of Android's back preview (M1; policy `easing`).
public enum BackEasing: String, CaseIterable, Hashable, Sendable {
  /// STANDARD_DECELERATE, the cubic Bézier (0, 0, 0, 1): what Google's design asks for.
  case standardDecelerate = "standard-decelerate"
  /// The cubic Bézier (0.1, 0.1, 0, 1), which Material's own helpers use.
  case systemBack = "system-back"

  /// Gives the eased progress: 0…1, exactly 0 and 1 at the ends and beyond them, 0 for NaN.
  public func callAsFunction(_ progress: Double) -> Double {
    switch self {
    case .standardDecelerate: Self.standardDecelerate(progress)
    case .systemBack: CubicBezier.systemBack(progress)
    }
  }

  /// 3·p^(2/3) − 2p: with X(s) = s³ the curve needs no solver.
  private static func standardDecelerate(_ progress: Double) -> Double {
    let p = clamp(progress, 0, 1)
    let s = cubeRoot(p)
    return min(1, 3 * s * s - 2 * p)
  }
}
