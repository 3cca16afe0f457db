/// How long Android's back transitions take, in ms (M8).
public enum AndroidDurations {
  /// Gives the time for the rest of the way after a commit: 300 ms at progress 0, 150 ms at 1.
  public static func commit(progress: Double) -> Int {
    // Between 150 and 300 whatever the argument, so the conversion cannot trap.
    Int(lerp(300, 150, progress).rounded())
  }

  /// The time of a cancel where no progress spring ran; elsewhere the spring decides (M11).
  public static let cancelWithoutSpring = 100
}
