import Platforms
import Testing

@Suite struct IntervalTests {
  private let start = Instant(microseconds: 1_000_000)

  @Test("it is over at its end, and not a microsecond before")
  func isOver() {
    let interval = Interval(from: start, seconds: 0.3)
    #expect(!interval.isOver(at: Instant(microseconds: 1_299_999)))
    #expect(interval.isOver(at: Instant(microseconds: 1_300_000)))
  }

  @Test(
    "the part that is over is exactly 0 at and before the start, exactly 1 at and after the end")
  func fraction() {
    let interval = Interval(from: start, seconds: 0.4)
    #expect(interval.fraction(at: Instant()) == 0)
    #expect(interval.fraction(at: start) == 0)
    #expect(interval.fraction(at: start.adding(seconds: 0.1)) == 0.25)
    #expect(interval.fraction(at: start.adding(seconds: 0.4)) == 1)
    #expect(interval.fraction(at: start.adding(seconds: 9)) == 1)
  }

  @Test("the seconds that are over never leave it")
  func elapsed() {
    let interval = Interval(from: start, seconds: 0.4)
    #expect(interval.elapsed(at: Instant(microseconds: .min)) == 0)
    #expect(interval.elapsed(at: start.adding(seconds: 0.1)) == 0.1)
    #expect(interval.elapsed(at: Instant(microseconds: .max)) == 0.4)
  }

  @Test(
    "one without length, or at the clock's end, is over at once", arguments: [0, -1, Double.nan])
  func noLength(seconds: Double) {
    let interval = Interval(from: start, seconds: seconds)
    #expect(interval.end == start)
    #expect(interval.isOver(at: start) && interval.fraction(at: start) == 1)
    #expect(Interval(from: Instant(microseconds: .max), seconds: 1).end.microseconds == .max)
  }
}
