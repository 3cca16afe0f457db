extension Spring {
  /// A position and its velocity at one moment.
  public struct State: Hashable, Sendable {
    /// The position, in the unit of the animated quantity.
    public var position: Double
    /// The velocity, per second.
    public var velocity: Double

    /// Makes a state.
    public init(position: Double, velocity: Double) {
      self.position = position
      self.velocity = velocity
    }
  }

  /// The part of the distance below which a spring has settled: Apple's rule, position only.
  public static let settledPart = 1e-3
  /// The longest time a spring may take to settle, in seconds: one without damping never would.
  public static let longestSettling = 60.0

  /// Gives position and velocity at a time after the start.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; at 0 and before it the start itself.
  ///   - from: The position at the start.
  ///   - to: The target.
  ///   - velocity: The velocity at the start, per second.
  public func state(at time: Double, from: Double, to: Double, velocity: Double = 0) -> State {
    guard time > 0 else { return State(position: from.tame, velocity: velocity.tame) }
    let curve = SpringCurve(self, offset: from.tame - to.tame, velocity: velocity.tame)
    let time = time.tame
    return State(position: to.tame + curve.offset(at: time), velocity: curve.velocity(at: time))
  }

  /// Gives the time in seconds from which on the position stays within 1e-3 of the distance of
  /// its target; 0 when there is no distance, never more than ``longestSettling``.
  public func settlingTime(from: Double, to: Double, velocity: Double = 0) -> Double {
    let offset = from.tame - to.tame
    guard offset != 0 else { return 0 }
    return SpringCurve(self, offset: offset, velocity: velocity.tame)
      .lastTime(outside: abs(offset) * Self.settledPart, limit: Self.longestSettling)
  }

  /// Gives the time in seconds, after the start, at which the position first crosses its target;
  /// nil when it never does, or when there is no distance to begin with (M16).
  public func firstCrossingTime(from: Double, to: Double, velocity: Double = 0) -> Double? {
    let offset = from.tame - to.tame
    guard offset != 0 else { return nil }
    return SpringCurve(self, offset: offset, velocity: velocity.tame).firstZero
  }
}
