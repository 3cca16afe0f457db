import Motion
import Testing

@Suite struct VelocityTrackerTests {
  /// A tracker fed with places at a steady rate.
  static func tracker(
    from start: Double = 0, to end: Double, every step: Double, place: (Double) -> Double
  ) -> VelocityTracker {
    var tracker = VelocityTracker()
    let count = Int(((end - start) / step).rounded())
    for index in 0...count {
      let time = start + Double(index) * step
      tracker.add(time: time, x: place(time))
    }
    return tracker
  }

  @Test(
    "M15: a steady finger has its speed, however often it is seen",
    arguments: [0.25, 0.05, 1.0 / 60, 1.0 / 120, 0.001, 0.0001])
  func steady(step: Double) {
    let tracker = Self.tracker(to: 0.5, every: step) { 300 * $0 }
    #expect(abs(tracker.velocity(at: 0.5) - 300) < 1e-6)
  }

  @Test("M15: the speed is the travel of the last 100 ms, not of the whole drag")
  func lastPart() {
    // Slow at 100 per s for half a second, then 1000 per s for 100 ms.
    let tracker = Self.tracker(to: 0.6, every: 0.01) { time in
      time <= 0.5 ? 100 * time : 50 + 1000 * (time - 0.5)
    }
    #expect(abs(tracker.velocity(at: 0.6) - 1000) < 1e-6)
  }

  @Test("M15: the place 100 ms before the release is interpolated between samples")
  func interpolated() {
    var tracker = VelocityTracker()
    tracker.add(time: 0, x: 0)
    tracker.add(time: 0.08, x: 40)
    tracker.add(time: 0.16, x: 100)
    // At 0.06 the finger was at 30: 70 in 0.1 s.
    #expect(abs(tracker.velocity(at: 0.16) - 700) < 1e-9)
  }

  @Test("M15: a drag shorter than 100 ms counts from its start")
  func short() {
    var tracker = VelocityTracker()
    tracker.add(time: 7, x: 10)
    tracker.add(time: 7.05, x: 60)
    #expect(abs(tracker.velocity(at: 7.05) - 1000) < 1e-6)
  }

  @Test("M15: a finger that has rested for 100 ms has speed 0", arguments: [0.1, 0.2, 5])
  func rested(rest: Double) {
    let tracker = Self.tracker(to: 0.2, every: 0.01) { 900 * $0 }
    #expect(tracker.velocity(at: 0.2 + rest) == 0)
    #expect(abs(tracker.velocity(at: 0.25) - 450) < 1e-6)
  }

  @Test("M15: a drag without duration has speed 0")
  func noDuration() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(time: 1, x: 0)
    #expect(tracker.velocity(at: 1) == 0)
    tracker.add(time: 1, x: 300)
    #expect(tracker.velocity(at: 1) == 0)
  }

  @Test("M15: moving back gives a negative speed")
  func backwards() {
    let tracker = Self.tracker(to: 0.3, every: 1.0 / 60) { 300 - 200 * $0 }
    #expect(abs(tracker.velocity(at: 0.3) + 200) < 1e-6)
  }

  @Test("samples that are no numbers or run backwards in time do no harm")
  func brokenSamples() {
    var tracker = VelocityTracker()
    tracker.add(time: 1, x: 0)
    tracker.add(time: .nan, x: 500)
    tracker.add(time: 1.02, x: .infinity)
    tracker.add(time: 1.1, x: 50)
    #expect(abs(tracker.velocity(at: 1.1) - 500) < 1e-6)
    tracker.add(time: 0.5, x: 60)
    #expect(abs(tracker.velocity(at: 1.1) - 600) < 1e-6)
    #expect(abs(tracker.velocity(at: .nan) - 600) < 1e-6)
    #expect(tracker.velocity(at: .infinity) == 0)
  }

  @Test("hostile samples never give NaN or infinity")
  func hostile() {
    var random = SeededGenerator(seed: 100)
    for _ in 0..<500 {
      var tracker = VelocityTracker()
      for _ in 0..<40 {
        tracker.add(time: random.hostile(), x: random.hostile())
        #expect(tracker.velocity(at: random.hostile()).isFinite)
      }
    }
  }
}
