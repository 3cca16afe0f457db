/// A timing curve: the cubic Bézier from (0, 0) to (1, 1) with two control points (motion.md §5).
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's place in time, 0…1.
  public let x1: Double
  /// The first control point's value; below 0 or above 1 it makes the curve overshoot.
  public let y1: Double
  /// The second control point's place in time, 0…1.
  public let x2: Double
  /// The second control point's value; below 0 or above 1 it makes the curve overshoot.
  public let y2: Double

  /// Makes a curve from its two control points.
  ///
  /// Places outside 0…1 are held at the ends: with others the curve would have several values at
  /// one time.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = clamp(x1, 0, 1)
    self.y1 = y1.tame
    self.x2 = clamp(x2, 0, 1)
    self.y2 = y2.tame
  }

  /// Gives the curve's value at a time: exactly 0 at and before 0, exactly 1 at and after 1.
  public func callAsFunction(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Self.coordinate(y1, y2, at: parameter(for: x))
  }

  /// Solves X(s) = x: Newton's method in at most 8 steps, then bisection to 1e-7.
  private func parameter(for x: Double) -> Double {
    var s = x
    for _ in 0..<8 {
      let error = Self.coordinate(x1, x2, at: s) - x
      if abs(error) < 1e-12 { return s }
      let slope = Self.slope(x1, x2, at: s)
      // A flat stretch sends Newton's next step far outside the curve.
      guard abs(slope) > 1e-6 else { break }
      s -= error / slope
      guard s >= 0, s <= 1 else { break }
    }
    return bisectedParameter(for: x)
  }

  private func bisectedParameter(for x: Double) -> Double {
    var lower = 0.0
    var upper = 1.0
    // X rises with s, so the interval closes on the solution; 24 halvings make it 6e-8 wide.
    for _ in 0..<24 {
      let middle = (lower + upper) / 2
      if Self.coordinate(x1, x2, at: middle) < x { lower = middle } else { upper = middle }
    }
    return (lower + upper) / 2
  }

  /// One coordinate of the curve at `s`, from that coordinate of the two control points.
  private static func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}
