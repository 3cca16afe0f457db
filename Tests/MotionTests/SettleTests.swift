import Motion
import Testing

@Suite struct SettleTests {
  @Test("M16: a settle begins where and as fast as the finger left off")
  func start() {
    let settle = Settle(spring: .interactivePop, from: 0.4, to: 1, velocity: 3)
    #expect(settle.state(at: 0) == Spring.State(position: 0.4, velocity: 3))
    #expect(settle.state(at: -1) == Spring.State(position: 0.4, velocity: 3))
    #expect(settle.state(at: .nan) == Spring.State(position: 0.4, velocity: 3))
  }

  @Test(
    "§4: at its end a settle is exactly at the target with exactly no speed",
    arguments: [Settle.Ending.atCrossing, .atRest], [-50.0, 0, 3, 50])
  func end(ending: Settle.Ending, velocity: Double) {
    let settle = Settle(
      spring: .interactivePop, from: 0.3, to: 0.7, velocity: velocity, ending: ending)
    for time in [settle.duration, settle.duration + 1, .infinity] {
      #expect(settle.isFinished(at: time))
      #expect(settle.state(at: time) == Spring.State(position: 0.7, velocity: 0))
    }
    #expect(!settle.isFinished(at: settle.duration - 1e-9))
  }

  @Test("M16: the first crossing ends a fast settle, which never shows the other side")
  func crossing() {
    let fast = Settle(spring: .interactivePop, from: 0.5, to: 1, velocity: 40)
    // y(t) = (A + Bt)e^(−ω₀t) with A = −0.5, B = 40 − ω₀/2: zero at −A/B = 0.016197.
    #expect(abs(fast.duration - 0.016197) < 1e-6)
    for index in 0...100 {
      #expect(fast.value(at: fast.duration * Double(index) / 100) <= 1)
    }
    let resting = Settle(spring: .interactivePop, from: 0.5, to: 1, velocity: 40, ending: .atRest)
    #expect(resting.duration > fast.duration)
    #expect(resting.value(at: 0.05) > 1)
  }

  @Test("M16: a slow settle takes 0.506 s, a bouncy one until its first crossing")
  func durations() {
    let slow = Settle(spring: .interactivePop, from: 0, to: 393)
    #expect(Golden("0.506").agrees(with: slow.duration))
    let bouncy = Spring(stiffness: 100, damping: 10)
    // ζ = 0.5: the first crossing is at (π − arccos ζ)/ω_d = (2π/3)/8.660254.
    #expect(abs(Settle(spring: bouncy, from: 0, to: 1).duration - 0.241840) < 1e-6)
  }

  @Test(
    "M16: no distance to go is no settle, whatever the speed", arguments: [0, 7, Double.infinity])
  func noDistance(velocity: Double) {
    let settle = Settle(spring: .interactivePop, from: 1, to: 1, velocity: velocity)
    #expect(settle.duration == 0)
    #expect(settle.state(at: 0) == Spring.State(position: 1, velocity: 0))
  }

  @Test("a settle of hostile numbers ends in finite time, finite all the way")
  func hostile() {
    var random = SeededGenerator(seed: 16)
    for round in 0..<20_000 {
      let settle = Settle(
        spring: SpringTests.forms[round % SpringTests.forms.count], from: random.hostile(),
        to: random.hostile(), velocity: random.hostile(),
        ending: round.isMultiple(of: 2) ? .atCrossing : .atRest)
      #expect(settle.duration >= 0 && settle.duration <= Spring.longestSettling)
      let state = settle.state(at: random.hostile())
      #expect(state.position.isFinite && state.velocity.isFinite)
      #expect(settle.value(at: settle.duration) == settle.to)
    }
  }
}
