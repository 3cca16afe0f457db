import Motion
import Testing

@Suite struct SpringTests {
  static let golden: [(Spring, Double, Double, Golden)] = [
    (.interactivePop, 0, 0.05, "0.23223"), (.interactivePop, 0, 0.1, "0.54478"),
    (.interactivePop, 0, 0.2, "0.87928"), (.interactivePop, 0, 0.3, "0.97292"),
    (.interactivePop, 0, 0.5, "0.99890"),
    (.interactivePop, 3, 0.05, "0.29244"), (.interactivePop, 3, 0.1, "0.59311"),
    (.interactivePop, 3, 0.2, "0.89485"), (.interactivePop, 3, 0.3, "0.97668"),
    (.interactivePop, 3, 0.5, "0.99906"),
    (Spring(response: 0.35, dampingRatio: 0.8), 0, 0.05, "0.24783"),
    (Spring(response: 0.35, dampingRatio: 0.8), 0, 0.1, "0.60804"),
    (Spring(response: 0.35, dampingRatio: 0.8), 0, 0.2, "0.96822"),
    (Spring(response: 0.35, dampingRatio: 0.8), 0, 0.3, "1.01501"),
    (Spring(response: 0.35, dampingRatio: 0.8), 0, 0.5, "1.00032"),
    (Spring(duration: 0.5, bounce: 0.3), 0, 0.1, "0.42330"),
    (Spring(duration: 0.5, bounce: 0.3), 0, 0.25, "0.98409"),
    (Spring(duration: 0.5, bounce: 0.3), 0, 0.5, "1.01450"),
    (Spring(stiffness: 100, mass: 1, damping: 10), 0, 0.016, "0.0121182"),
    (Spring(stiffness: 100, mass: 1, damping: 10), 0, 0.032, "0.0457651"),
    (Spring(stiffness: 100, mass: 1, damping: 10), 0, 0.048, "0.0969634"),
    (Spring(stiffness: 100, mass: 1, damping: 10), 0, 0.064, "0.1619093"),
    (Spring(stiffness: 100, mass: 1, damping: 10), 0, 0.080, "0.2370370"),
  ]

  @Test("§4: a spring has the values of the design", arguments: golden)
  func values(spring: Spring, velocity: Double, time: Double, expected: Golden) {
    let state = spring.state(at: time, from: 0, to: 1, velocity: velocity)
    #expect(expected.agrees(with: state.position))
  }

  @Test("§4: critical with k = 100 from 0 to 500 has the design's positions and speed")
  func critical() {
    let spring = Spring(stiffness: 100, damping: 20)
    let quarter = spring.state(at: 0.25, from: 0, to: 500)
    let half = spring.state(at: 0.5, from: 0, to: 500)
    #expect(Golden("356.351").agrees(with: quarter.position))
    #expect(Golden("479.786").agrees(with: half.position))
    #expect(Golden("1026.06").agrees(with: quarter.velocity))
  }

  @Test("M16, M11, M18: the named springs have the frequencies of the design")
  func named() {
    #expect(Golden("18.257418").agrees(with: Spring.interactivePop.angularFrequency))
    #expect(abs(Spring.interactivePop.dampingRatio - 1) < 1e-12)
    #expect(Spring.interactivePop.stiffness == 1000)
    #expect(Spring.interactivePop.mass == 3)
    #expect(Spring.backProgress.stiffness == 1500)
    #expect(abs(Spring.backProgress.dampingRatio - 1) < 1e-12)
    #expect(Golden("0.404").agrees(with: Spring.sheet.settlingTime(from: 0, to: 1)))
    #expect(abs(Spring.sheet.dampingRatio - 1) < 1e-4)
  }

  @Test("§4: a bounce sets the damping ratio: 1 − b, or 1/(1 + b) where overdamping is allowed")
  func bounce() {
    #expect(abs(Spring(duration: 0.5, bounce: 0.3).dampingRatio - 0.7) < 1e-12)
    #expect(abs(Spring(duration: 0.5, bounce: 0).dampingRatio - 1) < 1e-12)
    #expect(abs(Spring(duration: 0.5, bounce: -0.5).dampingRatio - 1) < 1e-12)
    let allowed = Spring(duration: 0.5, bounce: -0.5, overdamping: .allowed)
    #expect(abs(allowed.dampingRatio - 2) < 1e-12)
    #expect(abs(allowed.angularFrequency - 4 * .pi) < 1e-12)
  }

  @Test("§4: a response R makes a stiffness of (2π/R)²")
  func response() {
    let spring = Spring(response: 0.5, dampingRatio: 0.5)
    #expect(abs(spring.stiffness - 16 * .pi * .pi) < 1e-9)
    #expect(abs(spring.dampingRatio - 0.5) < 1e-12)
    #expect(spring.mass == 1)
  }

  @Test("§4: overdamping is clamped to critical unless it is allowed")
  func overdamping() {
    let clamped = Spring(stiffness: 100, damping: 40)
    let allowed = Spring(stiffness: 100, damping: 40, overdamping: .allowed)
    #expect(clamped == Spring(stiffness: 100, damping: 20))
    // Rates 10·(2 ∓ √3) per s: slow 2.679492, fast 37.320508; at 0.2 s
    // y = −(fast·e^(−slow·t) − slow·e^(−fast·t))/(fast − slow).
    let state = allowed.state(at: 0.2, from: 0, to: 1)
    #expect(abs(state.position - 0.369640) < 1e-6)
    #expect(allowed.firstCrossingTime(from: 0, to: 1) == nil)
  }

  static let forms: [Spring] = [
    .interactivePop, .backProgress, .sheet, Spring(response: 0.35, dampingRatio: 0.8),
    Spring(stiffness: 100, damping: 2), Spring(stiffness: 100, damping: 0),
    Spring(stiffness: 100, damping: 60, overdamping: .allowed),
  ]

  @Test(
    "M16: a movement starts at the given position with the given speed", arguments: forms,
    [-900.0, 0, 3, 900])
  func start(spring: Spring, velocity: Double) {
    let start = spring.state(at: 0, from: 20, to: 300, velocity: velocity)
    #expect(start == Spring.State(position: 20, velocity: velocity))
    let soon = spring.state(at: 1e-9, from: 20, to: 300, velocity: velocity)
    #expect(abs(soon.position - 20) < 1e-5)
    #expect(abs(soon.velocity - velocity) < 1e-2)
  }

  @Test("§4: every form obeys m·y″ = −k·y − c·y′", arguments: forms, [-5.0, 0, 5])
  func equation(spring: Spring, velocity: Double) {
    let step = 1e-5
    for index in 1...40 {
      let time = Double(index) / 40
      let before = spring.state(at: time - step, from: 0, to: 1, velocity: velocity)
      let now = spring.state(at: time, from: 0, to: 1, velocity: velocity)
      let after = spring.state(at: time + step, from: 0, to: 1, velocity: velocity)
      let slope = (after.position - before.position) / (2 * step)
      let acceleration = (after.velocity - before.velocity) / (2 * step)
      let force = -spring.stiffness * (now.position - 1) - spring.damping * now.velocity
      #expect(abs(slope - now.velocity) < 1e-4)
      #expect(abs(spring.mass * acceleration - force) < 1e-3 * spring.stiffness)
    }
  }

  @Test(
    "§4: the forms meet: damping ratios around 1 give the same movement", arguments: [-3.0, 0, 3])
  func continuity(velocity: Double) {
    let critical = Spring(response: 0.35, dampingRatio: 1)
    for (difference, tolerance) in [(1e-6, 1e-6), (0.99e-4, 1e-4), (1.01e-4, 1e-4)] {
      for ratio in [1 - difference, 1 + difference] {
        let near = Spring(response: 0.35, dampingRatio: ratio, overdamping: .allowed)
        for index in 0...40 {
          let time = Double(index) / 40
          let a = critical.state(at: time, from: 0, to: 1, velocity: velocity)
          let b = near.state(at: time, from: 0, to: 1, velocity: velocity)
          #expect(abs(a.position - b.position) < tolerance)
        }
      }
    }
  }

  @Test("§4: movements chain: two parts of the way are the same as one", arguments: forms)
  func chain(spring: Spring) {
    let half = spring.state(at: 0.07, from: 0, to: 1, velocity: 2)
    let rest = spring.state(at: 0.05, from: half.position, to: 1, velocity: half.velocity)
    let whole = spring.state(at: 0.12, from: 0, to: 1, velocity: 2)
    #expect(abs(rest.position - whole.position) < 1e-9)
    #expect(abs(rest.velocity - whole.velocity) < 1e-7)
  }

  @Test("a spring of impossible numbers is the stiffest one, at its target within a frame")
  func impossible() {
    for number in [-1, .nan, -Double.infinity, 0] {
      let spring = Spring(stiffness: number, mass: 1, damping: 1)
      #expect(spring.settlingTime(from: 0, to: 100) < 0.001)
      #expect(Spring(stiffness: 1, mass: number, damping: 1) == spring)
      #expect(Spring(response: number, dampingRatio: 1).settlingTime(from: 0, to: 100) < 0.001)
    }
    #expect(Spring(stiffness: 1, damping: .nan).settlingTime(from: 0, to: 1) < 0.001)
  }

  @Test("a spring of hostile numbers stays finite at all times, and has an end")
  func hostile() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<20_000 {
      let overdamping: Spring.Overdamping = round.isMultiple(of: 2) ? .allowed : .clamped
      let spring =
        switch round % 3 {
        case 0:
          Spring(
            stiffness: random.hostile(), mass: random.hostile(), damping: random.hostile(),
            overdamping: overdamping)
        case 1:
          Spring(
            response: random.hostile(), dampingRatio: random.hostile(), overdamping: overdamping)
        default:
          Spring(duration: random.hostile(), bounce: random.hostile(), overdamping: overdamping)
        }
      let from = random.hostile()
      let to = random.hostile()
      let velocity = random.hostile()
      let state = spring.state(at: random.hostile(), from: from, to: to, velocity: velocity)
      #expect(state.position.isFinite && state.velocity.isFinite)
      let end = spring.settlingTime(from: from, to: to, velocity: velocity)
      #expect(end >= 0 && end <= Spring.longestSettling)
      if let crossing = spring.firstCrossingTime(from: from, to: to, velocity: velocity) {
        #expect(crossing > 0 && crossing.isFinite)
      }
    }
  }
}
