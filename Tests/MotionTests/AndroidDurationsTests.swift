import Motion
import Testing

@Suite struct AndroidDurationsTests {
  @Test(
    "M8: a commit takes 300 ms at progress 0 and 150 ms at 1, linear and rounded between",
    arguments: [
      (0, 300), (0.1, 285), (0.25, 263), (0.35, 248), (0.5, 225), (0.75, 188), (1, 150),
      (-3, 300), (.nan, 300), (4, 150), (.infinity, 150),
    ] as [(Double, Int)])
  func commit(p: Double, expected: Int) {
    #expect(AndroidDurations.commit(progress: p) == expected)
  }

  @Test("M8: a cancel without a progress spring takes 100 ms")
  func cancel() {
    #expect(AndroidDurations.cancelWithoutSpring == 100)
  }
}
