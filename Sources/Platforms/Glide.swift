import Motion

/// A settle on the virtual clock: it begins and ends at moments, and from its end on it stands
/// exactly at its target.
public struct Glide: Hashable, Sendable {
  /// The way.
  public let settle: Settle
  /// When it is gone.
  public let interval: Interval

  /// Starts a settle at a moment; one that has no way to go lasts as long as the given pause.
  public init(_ settle: Settle, from start: Instant, pause: Double = 0) {
    self.settle = settle
    interval = Interval(from: start, seconds: settle.duration > 0 ? settle.duration : pause)
  }

  /// Returns where it is at a moment.
  public func value(at moment: Instant) -> Double {
    interval.isOver(at: moment) ? settle.to : settle.value(at: interval.elapsed(at: moment))
  }
}
