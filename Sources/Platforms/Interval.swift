/// A stretch of the virtual clock with a beginning and an end.
public struct Interval: Hashable, Sendable {
  /// When it begins.
  public let start: Instant
  /// When it is over; never before its beginning.
  public let end: Instant

  /// Makes a stretch of some seconds; NaN and less than none are none.
  public init(from start: Instant, seconds: Double) {
    self.start = start
    end = max(start, start.adding(seconds: seconds))
  }

  /// Says whether it is over by a moment, its end included.
  public func isOver(at moment: Instant) -> Bool { moment >= end }

  /// Returns how many of its seconds are over; none before it, all after it.
  public func elapsed(at moment: Instant) -> Double {
    min(max(moment, start), end).seconds(since: start)
  }

  /// Returns the part that is over, 0…1; of one without length, all.
  public func fraction(at moment: Instant) -> Double {
    guard !isOver(at: moment) else { return 1 }
    return elapsed(at: moment) / end.seconds(since: start)
  }
}
