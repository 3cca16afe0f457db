/// The progress as an app sees it: the finger's, followed by a spring (M11).
///
/// A value that time advances. Between two changes of the target it is a closed form of the time
/// since the first, so it does not depend on the length of the frames.
public struct SmoothedProgress: Hashable, Sendable {
  private var settle: Settle
  private var elapsed = 0.0
  private let spring: Spring

  /// Makes a progress at rest.
  public init(_ progress: Double = 0, spring: Spring = .backProgress) {
    let p = clamp(progress, 0, 1)
    self.spring = spring
    settle = Settle(spring: spring, from: p, to: p)
  }

  /// The progress that is followed, 0…1.
  public var target: Double { settle.to }

  /// The smoothed progress, 0…1; the spring's overshoot is cut off.
  public var value: Double { clamp(settle.value(at: elapsed), 0, 1) }

  /// The velocity of the smoothed progress, per second.
  public var velocity: Double { settle.state(at: elapsed).velocity }

  /// Whether the smoothed progress has reached its target and stands still.
  public var isSettled: Bool { settle.isFinished(at: elapsed) }

  /// Follows another progress from now on, without a jump in position or velocity.
  public mutating func follow(_ progress: Double) {
    let p = clamp(progress, 0, 1)
    guard p != target else { return }
    let now = settle.state(at: elapsed)
    settle = Settle(
      spring: spring, from: now.position, to: p, velocity: now.velocity, ending: .atRest)
    elapsed = 0
  }

  /// Lets time pass, in seconds; negative time and NaN let none pass.
  public mutating func advance(by seconds: Double) {
    elapsed = (elapsed + clamp(seconds, 0, .infinity)).tame
  }

  /// Gives the way back to exactly 0 that a cancelled gesture takes from here, with the present
  /// velocity (M8).
  public func runBack() -> Settle {
    Settle(spring: spring, from: value, to: 0, velocity: velocity)
  }
}
