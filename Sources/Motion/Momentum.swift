/// Where a released finger's screen would come to rest, and what that means (M15).
///
/// x is the travel in pt away from the edge, velocity is in pt per second in the same direction.
public enum Momentum {
  /// Gives the distance that something still travels when it loses speed by a factor per ms:
  /// (v/1000) · d/(1 − d).
  ///
  /// - Parameters:
  ///   - velocity: The speed at the release, pt per second.
  ///   - deceleration: The factor per ms: 0.998 is a scroll view's normal rate, 0.99 its fast one.
  ///     Held in 0…0.9999, for at 1 nothing would ever come to rest.
  public static func travel(velocity: Double, deceleration: Double = 0.998) -> Double {
    let d = clamp(deceleration, 0, 0.9999)
    return velocity.tame / 1000 * d / (1 - d)
  }

  /// Decides a release: pops when the projected place is past half the width.
  ///
  /// A place within a billionth of the width of the middle is the middle, so that a tie does not
  /// hang on rounding. A container without width always stays.
  public static func landing(
    x: Double, velocity: Double, width: Double, projection: Projection = .momentum,
    tie: Tie = .stays
  ) -> Landing {
    let width = width.tameLength
    guard width > 0 else { return .stays }
    let beyond = projection.restingPlace(x: x, velocity: velocity) - width / 2
    if abs(beyond) <= width * 1e-9 { return tie == .pops ? .pops : .stays }
    return beyond > 0 ? .pops : .stays
  }
}
