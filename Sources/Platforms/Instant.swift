/// A moment on the virtual clock, which begins at zero and moves only when it is told to.
public struct Instant: Hashable, Sendable {
  /// The time since the clock's beginning, in µs.
  public var microseconds: Int64

  /// Makes a moment.
  public init(microseconds: Int64 = 0) {
    self.microseconds = microseconds
  }

  /// The time since the clock's beginning, in seconds.
  public var seconds: Double { Double(microseconds) / 1e6 }

  /// Returns the moment some microseconds later; one beyond the clock's range is the clock's end.
  public func adding(microseconds: Int64) -> Instant {
    let (sum, overflow) = self.microseconds.addingReportingOverflow(microseconds)
    return Instant(microseconds: overflow ? (microseconds < 0 ? .min : .max) : sum)
  }

  /// Returns the moment some seconds later, to the nearest microsecond; NaN and less than none are
  /// none, and more than a day is a day.
  public func adding(seconds: Double) -> Instant {
    let bounded = seconds > 0 ? min(seconds, 86_400) : 0
    return adding(microseconds: Int64((bounded * 1e6).rounded()))
  }

  /// Returns the time from another moment to this one, in seconds.
  public func seconds(since other: Instant) -> Double {
    Double(microseconds.subtractingReportingOverflow(other.microseconds).partialValue) / 1e6
  }
}

extension Instant: Comparable {
  /// Says whether a moment is before another.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }
}
