import Motion
import Platforms

/// The rest of the way that a preview goes after a release that commits (M8).
struct Commit: Hashable {
  /// The progress, as drawn, from which it goes on.
  let from: Double
  /// How long it takes.
  let interval: Interval
  /// Whether the router's answer is there; the host is not waited for.
  var isAnswered: Bool
  /// Whether the way is gone.
  var hasArrived = false

  /// Starts the way at a moment from a progress as drawn; its duration hangs on the one reported.
  init(from drawn: Double, reported: Double, now: Instant, isAnswered: Bool) {
    from = drawn
    interval = Interval(
      from: now, seconds: Double(AndroidDurations.commit(progress: reported)) / 1000)
    self.isAnswered = isAnswered
  }

  /// Returns how much of the way is gone at a moment, 0…1: fast at first.
  func part(at now: Instant) -> Double {
    CubicBezier.emphasizedDecelerate(interval.fraction(at: now))
  }

  /// Returns the progress at a moment.
  func progress(at now: Instant) -> Double { lerp(from, 1, part(at: now)) }
}
