import Motion
import Testing

@Suite struct SpringSettlingTests {
  @Test("M16: the spring of push and pop has settled after 0.506 s")
  func interactivePop() {
    #expect(Golden("0.506").agrees(with: Spring.interactivePop.settlingTime(from: 0, to: 1)))
    #expect(Golden("0.506").agrees(with: Spring.interactivePop.settlingTime(from: 393, to: 100)))
  }

  static let springs: [Spring] = [
    .interactivePop, .backProgress, Spring(response: 0.35, dampingRatio: 0.8),
    Spring(duration: 0.5, bounce: 0.3), Spring(stiffness: 100, damping: 1),
    Spring(stiffness: 100, damping: 45, overdamping: .allowed),
  ]

  @Test(
    "§4: settled means within 1e-3 of the distance from then on, and not before",
    arguments: springs, [-80.0, -20, -3, 0, 3, 18, 20, 80])
  func settled(spring: Spring, velocity: Double) {
    let end = spring.settlingTime(from: 0, to: 1, velocity: velocity)
    func distance(_ time: Double) -> Double {
      abs(spring.state(at: time, from: 0, to: 1, velocity: velocity).position - 1)
    }
    #expect(distance(end - 1e-6) > 1e-3)
    for index in 0...4000 {
      #expect(distance(end + Double(index) / 1000) <= 1e-3 + 1e-12)
    }
  }

  @Test(
    "M16: the first crossing is where a fine walk first sees the other side of the target",
    arguments: springs, [-80.0, -3, 0, 3, 18, 20, 50, 80])
  func crossing(spring: Spring, velocity: Double) {
    let step = 1e-4
    let seen = (1...30_000).first { index in
      spring.state(at: Double(index) * step, from: 0, to: 1, velocity: velocity).position > 1
    }
    let computed = spring.firstCrossingTime(from: 0, to: 1, velocity: velocity)
    #expect((seen == nil) == (computed == nil))
    if let seen, let computed {
      #expect(computed <= Double(seen) * step + 1e-9)
      #expect(computed >= Double(seen - 1) * step - 1e-9)
    }
  }

  @Test("M16: a critical spring crosses only when it starts faster than ω₀ times the distance")
  func threshold() {
    let spring = Spring.interactivePop
    let limit = spring.angularFrequency
    #expect(spring.firstCrossingTime(from: 0, to: 1, velocity: limit * 0.999) == nil)
    #expect(spring.firstCrossingTime(from: 0, to: 1, velocity: limit * 1.001) != nil)
  }

  @Test("M16: no distance needs no time and no division", arguments: springs)
  func noDistance(spring: Spring) {
    #expect(spring.settlingTime(from: 5, to: 5, velocity: 900) == 0)
    #expect(spring.firstCrossingTime(from: 5, to: 5, velocity: 900) == nil)
  }

  @Test("§4: a spring without damping never settles, so the longest time ends it")
  func undamped() {
    for damping in [0, -0.0] {
      let spring = Spring(stiffness: 100, damping: damping)
      #expect(spring.settlingTime(from: 0, to: 1) == Spring.longestSettling)
      #expect(spring.settlingTime(from: 0, to: 1, velocity: -4) == Spring.longestSettling)
    }
  }
}
