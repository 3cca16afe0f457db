/// Android's way from a finger's distance to progress, and back (M10).
///
/// On a display up to 412 dp wide progress is the part of the width. On a wider one it rises as if
/// the display were narrower, and catches up beyond 412 dp, so that the full width is always 1.
/// Distances are dp away from the edge since the start.
public enum SwipeProgress {
  /// The distance up to which progress grows linearly, and the width up to which it always does.
  public static let linearDistance = 412.0
  /// The part of the width beyond ``linearDistance`` that counts at the start.
  public static let nonLinearFactor = 0.2

  /// Gives the progress at a distance: 0…1; 0 on a display without width.
  public static func progress(distance: Double, width: Double) -> Double {
    let width = width.tameLength
    let distance = clamp(distance, 0, width)
    guard distance > 0 else { return 0 }
    guard width > linearDistance else { return distance / width }
    let rest = width - linearDistance
    let start = linearDistance + rest * nonLinearFactor
    guard distance > linearDistance else { return distance / start }
    return min(1, distance / lerp(start, width, (distance - linearDistance) / rest))
  }

  /// Gives the distance at which the progress has a value, the exact inverse of
  /// ``progress(distance:width:)``: 0 up to the width.
  public static func distance(progress: Double, width: Double) -> Double {
    let width = width.tameLength
    let p = clamp(progress, 0, 1)
    guard width > linearDistance else { return p * width }
    let rest = width - linearDistance
    let start = linearDistance + rest * nonLinearFactor
    let linear = p * start
    guard linear > linearDistance else { return linear }
    // p · (start + slope · (d − L)) = d, solved for d.
    let slope = 1 - nonLinearFactor
    return min(width, p * (start - slope * linearDistance) / (1 - p * slope))
  }
}
