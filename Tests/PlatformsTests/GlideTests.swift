import Motion
import Platforms
import Testing

@Suite struct GlideTests {
  private let start = Instant(microseconds: 2_000_000)

  @Test("M16: between its start and its end it is where the settle is, then exactly at the target")
  func value() {
    let settle = Settle(spring: .interactivePop, from: 0.3, to: 1, velocity: 2)
    let glide = Glide(settle, from: start)
    #expect(glide.value(at: Instant()) == 0.3)
    #expect(glide.value(at: start.adding(seconds: 0.05)) == settle.value(at: 0.05))
    #expect(glide.interval.end == start.adding(seconds: settle.duration))
    #expect(glide.value(at: glide.interval.end) == 1)
    #expect(glide.value(at: Instant(microseconds: .max)) == 1)
  }

  @Test("M8: the pause is for a settle that has no way to go, and for no other")
  func pause() {
    let still = Glide(Settle(spring: .backProgress, from: 0, to: 0), from: start, pause: 0.1)
    #expect(still.interval.end == start.adding(seconds: 0.1))
    #expect(still.value(at: start) == 0)
    let moving = Settle(spring: .backProgress, from: 0.5, to: 0)
    #expect(
      Glide(moving, from: start, pause: 9).interval.end
        == start.adding(seconds: moving.duration))
    #expect(Glide(Settle(spring: .backProgress, from: 0, to: 0), from: start).interval.end == start)
  }
}
