import Motion
import Testing

@Suite struct BackToHomeTransformTests {
  @Test(
    "M9: on the way home the app shrinks to 0.85 by eased progress",
    arguments: [(0, 1), (0.5, 1 - 0.15 * 0.88988), (1, 0.85), (.nan, 1), (9, 0.85)])
  func scale(p: Double, expected: Double) {
    #expect(abs(BackToHomeTransform(progress: p).scale - expected) < 2e-6)
  }

  @Test("M9: the way home follows the easing policy")
  func easing() {
    let home = BackToHomeTransform(progress: 0.5, easing: .systemBack)
    #expect(abs(home.scale - (1 - 0.15 * 0.8949)) < 2e-5)
  }
}
