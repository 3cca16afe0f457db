/// Holds a number between two bounds; NaN becomes the lower one.
///
/// The bounds are plain arguments rather than a range, for a range traps when they are the wrong
/// way round; here the lower bound wins.
public func clamp(_ x: Double, _ lower: Double, _ upper: Double) -> Double {
  guard x > lower else { return lower }
  return max(lower, min(x, upper))
}

/// Mixes two numbers: `a` at `t` = 0, `b` at `t` = 1, exactly at both ends.
///
/// `t` outside 0…1 is held at the ends and NaN counts as 0, so a progress that overshoots never
/// gives a picture beyond the two that were asked for.
public func lerp(_ a: Double, _ b: Double, _ t: Double) -> Double {
  let t = clamp(t, 0, 1)
  return t == 1 ? b.tame : a.tame + (b.tame - a.tame) * t
}

extension Double {
  /// The nearest number whose products and differences stay finite; 0 for NaN.
  ///
  /// Every length, time and speed that comes from outside passes through here. No surface is
  /// 1e15 dp wide, and a few such numbers can be multiplied without overflow.
  var tame: Double {
    if isNaN { return 0 }
    return Swift.min(Swift.max(self, -1e15), 1e15)
  }

  /// The same for a length, which is never negative.
  var tameLength: Double { Swift.max(0, tame) }
}
