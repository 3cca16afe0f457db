/// One animated way to a target by a spring, with an end (M16, motion.md §4).
///
/// It continues where the finger left off, in position and in speed. At its end it is exactly at
/// the target with exactly zero speed, and stays there.
public struct Settle: Hashable, Sendable {
  /// What ends the movement.
  public enum Ending: Hashable, Sendable {
    /// The first crossing of the target, or coming to rest: a fast release does not overshoot.
    case atCrossing
    /// Coming to rest: a fast release or a bouncy spring swings past the target and returns.
    case atRest
  }

  /// The spring that pulls.
  public let spring: Spring
  /// The position at the start.
  public let from: Double
  /// The target.
  public let to: Double
  /// The velocity at the start, per second.
  public let velocity: Double
  /// The time until the end, in seconds: always finite, 0 when there is no distance to go.
  public let duration: Double

  /// Makes the way from a position with a velocity to a target.
  public init(
    spring: Spring, from: Double, to: Double, velocity: Double = 0, ending: Ending = .atCrossing
  ) {
    self.spring = spring
    self.from = from.tame
    self.to = to.tame
    self.velocity = velocity.tame
    let rest = spring.settlingTime(from: self.from, to: self.to, velocity: self.velocity)
    let crossing =
      ending == .atRest
      ? nil
      : spring.firstCrossingTime(from: self.from, to: self.to, velocity: self.velocity)
    duration = min(rest, crossing ?? rest)
  }

  /// Gives position and velocity at a time in seconds after the start.
  public func state(at time: Double) -> Spring.State {
    guard !isFinished(at: time) else { return Spring.State(position: to, velocity: 0) }
    return spring.state(at: time, from: from, to: to, velocity: velocity)
  }

  /// Gives the position at a time in seconds after the start.
  public func value(at time: Double) -> Double { state(at: time).position }

  /// Says whether the movement has ended by a time in seconds after the start.
  public func isFinished(at time: Double) -> Bool { clamp(time, 0, .infinity) >= duration }
}
