import IOSContainer
import ContainerBench
import Platforms
import Testing

@Suite struct RandomTests {
  @Test(
    "I1, I2, I15, I23, R22, R40: whatever is done, in whatever order and however late words arrive",
    arguments: ["ios-26", "ios-18"])
  func chaos(profile: String) throws {
    var random = SeededGenerator(seed: 15)
    for _ in 0..<40 {
      var bench = try Bench<IOSContainer>(profile: try #require(Profile(named: profile)))
      for _ in 0..<250 {
        bench.disturb(&random)
        try #require(bench.violations == [])
      }
      bench.touch(.cancelled, x: 0)
      bench.touch(.cancelled, x: 0, finger: 1)
      bench.settle()
      #expect(bench.violations == [])
      #expect(bench.isSettled)
      #expect(bench.container.takesTaps)
    }
  }

  @Test("messages, states and moments do not hang on how often time was let pass")
  func leaps() throws {
    var random = SeededGenerator(seed: 29)
    for _ in 0..<20 {
      let script = try Script<IOSContainer>(
        profile: .standard(for: .ios), count: 60, random: &random)
      let leaping = script.play()
      #expect(leaping == script.play(stepping: 0.003))
      #expect(leaping == script.play(stepping: 0.033))
      #expect(leaping.messages.contains { !$0.isEmpty })
    }
  }
}
