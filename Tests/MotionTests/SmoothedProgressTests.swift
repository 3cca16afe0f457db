import Motion
import Testing

@Suite struct SmoothedProgressTests {
  @Test("M11: the smoothed progress follows through a critical spring of stiffness 1500")
  func follows() {
    var smoothed = SmoothedProgress()
    smoothed.follow(1)
    smoothed.advance(by: 0.05)
    // ω₀ = √1500 = 38.729833: 1 − (1 + 1.936492)e^(−1.936492) = 0.576532.
    #expect(abs(smoothed.value - 0.576532) < 1e-6)
    #expect(smoothed.velocity > 0)
    #expect(!smoothed.isSettled)
  }

  @Test("M11: it starts at rest and reaches its target exactly")
  func reaches() {
    var smoothed = SmoothedProgress(0.2)
    #expect(smoothed.isSettled)
    #expect(smoothed.value == 0.2)
    smoothed.follow(0.65)
    #expect(smoothed.value == 0.2)
    smoothed.advance(by: 1)
    #expect(smoothed.isSettled)
    #expect(smoothed.value == 0.65)
    #expect(smoothed.velocity == 0)
  }

  @Test("M11: the length of the frames makes no difference")
  func frames() {
    var one = SmoothedProgress()
    var many = SmoothedProgress()
    one.follow(0.8)
    many.follow(0.8)
    one.advance(by: 0.06)
    for _ in 0..<60 { many.advance(by: 0.001) }
    #expect(abs(one.value - many.value) < 1e-12)
  }

  @Test("M11: a new target changes neither position nor speed at that moment")
  func retargets() {
    var smoothed = SmoothedProgress()
    smoothed.follow(0.9)
    smoothed.advance(by: 0.04)
    let value = smoothed.value
    let velocity = smoothed.velocity
    smoothed.follow(0.1)
    #expect(smoothed.target == 0.1)
    #expect(smoothed.value == value)
    #expect(smoothed.velocity == velocity)
  }

  @Test("M11: following the same target again does not begin anew")
  func sameTarget() {
    var smoothed = SmoothedProgress()
    smoothed.follow(0.5)
    smoothed.advance(by: 0.03)
    let before = smoothed
    smoothed.follow(0.5)
    #expect(smoothed == before)
  }

  @Test("M8, M11: a cancel runs from where it is, as fast as it is, back to exactly 0")
  func runsBack() {
    var smoothed = SmoothedProgress()
    smoothed.follow(0.9)
    smoothed.advance(by: 0.05)
    let back = smoothed.runBack()
    #expect(
      back.state(at: 0)
        == Spring.State(position: smoothed.value, velocity: smoothed.velocity))
    #expect(back.value(at: back.duration) == 0)
    #expect(back.duration < 0.5)
    for index in 0...100 {
      #expect(back.value(at: back.duration * Double(index) / 100) >= 0)
    }
    #expect(SmoothedProgress().runBack().duration == 0)
  }

  @Test("M11: hostile numbers give a progress in 0…1, and time never runs back")
  func hostile() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      var smoothed = SmoothedProgress(random.hostile())
      for _ in 0..<40 {
        smoothed.follow(random.hostile())
        smoothed.advance(by: random.hostile())
        #expect((0...1).contains(smoothed.value))
        #expect(smoothed.velocity.isFinite)
        #expect(smoothed.runBack().duration.isFinite)
      }
    }
  }
}
