import Motion
import Testing

@Suite struct MomentumTests {
  @Test(
    "M15: the travel after a release has the values of the design",
    arguments: [(300, "149.7"), (500, "249.5"), (1000, "499"), (0, "0"), (-300, "-149.7")]
      as [(Double, Golden)])
  func travel(velocity: Double, expected: Golden) {
    #expect(expected.agrees(with: Momentum.travel(velocity: velocity)))
    let place = Momentum.Projection.momentum.restingPlace(x: 0, velocity: velocity)
    #expect(expected.agrees(with: place))
  }

  @Test("M15: with d = 0.99 a release travels 9.9 for each 100 of speed", arguments: [1.0, 2, -7])
  func fastRate(hundreds: Double) {
    let travel = Momentum.travel(velocity: 100 * hundreds, deceleration: 0.99)
    #expect(abs(travel - 9.9 * hundreds) < 1e-9)
  }

  @Test("M15: 100 of 400 released at 300 pt/s: momentum pops at 249.7, impact stays at 190")
  func example() {
    let momentum = Momentum.Projection.momentum
    let impact = Momentum.Projection.impact
    #expect(abs(momentum.restingPlace(x: 100, velocity: 300) - 249.7) < 1e-9)
    #expect(abs(impact.restingPlace(x: 100, velocity: 300) - 190) < 1e-9)
    #expect(
      Momentum.landing(x: 100, velocity: 300, width: 400, projection: momentum) == .pops)
    #expect(Momentum.landing(x: 100, velocity: 300, width: 400, projection: impact) == .stays)
  }

  @Test(
    "M15: without speed the middle decides, and exactly the middle is a tie",
    arguments: Momentum.Projection.allCases)
  func middle(projection: Momentum.Projection) {
    func landing(_ x: Double, _ tie: Momentum.Tie) -> Momentum.Landing {
      Momentum.landing(x: x, velocity: 0, width: 393, projection: projection, tie: tie)
    }
    for tie in Momentum.Tie.allCases {
      #expect(landing(196.4, tie) == .stays)
      #expect(landing(196.6, tie) == .pops)
    }
    #expect(landing(196.5, .stays) == .stays)
    #expect(landing(196.5, .pops) == .pops)
  }

  @Test("M15: a tie reached by speed is a tie in spite of rounding", arguments: 1...200)
  func roundedTie(tenths: Int) {
    let velocity = Double(tenths) / 10
    let x = 200 - 0.3 * velocity
    for (tie, landing) in [(Momentum.Tie.stays, Momentum.Landing.stays), (.pops, .pops)] {
      #expect(
        Momentum.landing(x: x, velocity: velocity, width: 400, projection: .impact, tie: tie)
          == landing)
    }
  }

  @Test("M15: a finger thrown back at 90 % stays, one thrown out at 10 % pops")
  func direction() {
    #expect(Momentum.landing(x: 360, velocity: -400, width: 400) == .stays)
    #expect(Momentum.landing(x: 40, velocity: 400, width: 400) == .pops)
  }

  @Test(
    "M15: a container without width always stays",
    arguments: [0, -10, .nan, -.infinity] as [Double])
  func noWidth(width: Double) {
    for tie in Momentum.Tie.allCases {
      #expect(Momentum.landing(x: 0, velocity: 0, width: width, tie: tie) == .stays)
      #expect(Momentum.landing(x: 50, velocity: 500, width: width, tie: tie) == .stays)
    }
  }

  @Test("M15: NaN counts as no travel and no speed")
  func nan() {
    #expect(Momentum.landing(x: .nan, velocity: .nan, width: 400) == .stays)
    #expect(Momentum.landing(x: 300, velocity: .nan, width: 400) == .pops)
    #expect(Momentum.landing(x: .nan, velocity: .infinity, width: 400) == .pops)
  }

  @Test("M15: hostile numbers give a finite place")
  func hostile() {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<20_000 {
      let travel = Momentum.travel(velocity: random.hostile(), deceleration: random.hostile())
      #expect(travel.isFinite)
      for projection in Momentum.Projection.allCases {
        let place = projection.restingPlace(x: random.hostile(), velocity: random.hostile())
        #expect(place.isFinite)
      }
    }
  }
}
