import Platforms
import Testing

@Suite struct InstantTests {
  @Test("a moment some seconds later is counted to the nearest microsecond")
  func adding() {
    let start = Instant(microseconds: 5)
    #expect(start.adding(seconds: 1.5).microseconds == 1_500_005)
    #expect(start.adding(seconds: 1 / 3.0).microseconds == 333_338)
    #expect(start.adding(seconds: 1.5).seconds(since: start) == 1.5)
  }

  @Test(
    "no number of seconds traps; none and less are none, and a day is the most",
    arguments: [
      (Double.nan, 0), (-1, 0), (-.infinity, 0), (0, 0), (.infinity, 86_400_000_000),
      (1e300, 86_400_000_000),
    ] as [(Double, Int64)])
  func hostile(seconds: Double, microseconds: Int64) {
    #expect(Instant().adding(seconds: seconds).microseconds == microseconds)
  }

  @Test("the clock's ends are its ends")
  func ends() {
    let last = Instant(microseconds: .max)
    #expect(last.adding(seconds: 1) == last)
    #expect(Instant(microseconds: .min).adding(microseconds: -1).microseconds == .min)
  }
}
