extension Momentum {
  /// How much of the speed counts at a release (M15; policy `projection`).
  ///
  /// The raw values are the distances in pt per pt/s, as the policy is written.
  public enum Projection: String, CaseIterable, Hashable, Sendable {
    /// 0.499 · v: a scroll view's normal deceleration, 0.998 per ms.
    case momentum = "0.499"
    /// 0.3 · v: what the JavaScript stacks use.
    case impact = "0.3"

    /// The distance in pt for each pt/s of speed.
    public var factor: Double {
      switch self {
      case .momentum: 0.499
      case .impact: 0.3
      }
    }

    /// Gives the place at which a screen released at x with this velocity would come to rest.
    public func restingPlace(x: Double, velocity: Double) -> Double {
      x.tame + factor * velocity.tame
    }
  }

  /// What a release does that would rest exactly in the middle (policy `tie`).
  public enum Tie: String, CaseIterable, Hashable, Sendable {
    /// The screen stays.
    case stays
    /// The screen is popped.
    case pops
  }

  /// What a release comes to.
  public enum Landing: String, CaseIterable, Hashable, Sendable {
    /// The screen returns to its place.
    case stays
    /// The screen leaves, and the one below is shown.
    case pops
  }
}
