/// A damped spring that pulls a position to its target (motion.md §4).
///
/// A spring whose stiffness, mass or damping is not a number above 0 (0 is good for damping) is
/// the stiffest one there is, and at its target within a frame.
public struct Spring: Hashable, Sendable {
  /// The force per distance, k.
  public let stiffness: Double
  /// The mass that is pulled, m.
  public let mass: Double
  /// The force per speed, c; never more than critical unless overdamping was allowed.
  public let damping: Double

  /// Whether a spring may be so damped that it creeps to its target.
  public enum Overdamping: Hashable, Sendable {
    /// A damping ratio above 1 becomes 1, the fastest approach without overshoot.
    case clamped
    /// A damping ratio above 1 stays.
    case allowed
  }

  /// Makes a spring from its physical constants.
  public init(
    stiffness: Double, mass: Double = 1, damping: Double, overdamping: Overdamping = .clamped
  ) {
    let isReal = stiffness > 0 && mass > 0 && damping >= 0
    // Within these bounds no frequency, square or product of them overflows.
    self.stiffness = isReal ? clamp(stiffness, 1e-9, 1e12) : 1e12
    self.mass = isReal ? clamp(mass, 1e-9, 1e12) : 1
    let critical = 2 * (self.stiffness * self.mass).squareRoot()
    let most = overdamping == .allowed ? critical * 1e6 : critical
    // The magnitude of −0 is 0; a negative zero would make time run to minus infinity.
    self.damping = isReal ? min(damping.magnitude, most) : critical
  }

  /// Makes a spring from its undamped period R in seconds and its damping ratio ζ:
  /// k = (2π/R)², with mass 1.
  public init(response: Double, dampingRatio: Double, overdamping: Overdamping = .clamped) {
    let frequency = 2 * Double.pi / response
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency,
      overdamping: overdamping)
  }

  /// Makes a spring from a perceived duration D in seconds and a bounce b in −1…1:
  /// ω₀ = 2π/D; ζ = 1 − b for b ≥ 0, 1/(1 + b) for b < 0.
  ///
  /// A negative bounce is overdamping, which has to be allowed to make a difference.
  public init(duration: Double, bounce: Double, overdamping: Overdamping = .clamped) {
    let ratio = bounce < 0 ? 1 / max(0, 1 + bounce) : max(0, 1 - bounce)
    self.init(response: duration, dampingRatio: ratio, overdamping: overdamping)
  }

  /// The undamped angular frequency ω₀ = √(k/m), in radians per second.
  public var angularFrequency: Double { (stiffness / mass).squareRoot() }

  /// The damping ratio ζ = c/(2√(km)): below 1 the spring swings past its target.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
}
