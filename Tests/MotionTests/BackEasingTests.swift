import Motion
import Testing

@Suite struct BackEasingTests {
  @Test(
    "M1: STANDARD_DECELERATE has the values of the design",
    arguments: [
      (0.1, "0.44633"), (0.25, "0.69055"), (0.35, "0.78993"), (0.5, "0.88988"),
      (0.75, "0.97645"), (1, "1"),
    ] as [(Double, Golden)])
  func standardDecelerate(p: Double, expected: Golden) {
    #expect(expected.agrees(with: BackEasing.standardDecelerate(p)))
  }

  @Test(
    "M1: system-back has the values of the design",
    arguments: [
      (0.05, "0.1601"), (0.1, "0.3717"), (0.2, "0.6085"), (0.25, "0.6838"), (0.35, "0.7926"),
      (0.5, "0.8949"), (0.75, "0.9783"), (0.9, "0.9968"),
    ] as [(Double, Golden)])
  func systemBack(p: Double, expected: Golden) {
    #expect(expected.agrees(with: BackEasing.systemBack(p), slack: 1.5e-4))
  }

  @Test("M1: the closed form of STANDARD_DECELERATE is the Bézier (0, 0, 0, 1)")
  func closedForm() {
    for step in 0...2000 {
      let p = Double(step) / 2000
      let difference = BackEasing.standardDecelerate(p) - CubicBezier.standardDecelerate(p)
      #expect(abs(difference) < 1e-6, "at \(p)")
    }
  }

  @Test("M1: easing rises from exactly 0 to exactly 1", arguments: BackEasing.allCases)
  func rises(easing: BackEasing) {
    #expect(easing(0) == 0)
    #expect(easing(1) == 1)
    var last = 0.0
    for step in 1...2000 {
      let value = easing(Double(step) / 2000)
      #expect(value > last)
      #expect(value <= 1)
      last = value
    }
  }

  @Test("M1: progress outside 0…1 is held at the ends, NaN is 0", arguments: BackEasing.allCases)
  func outside(easing: BackEasing) {
    for p in [-1, -Double.infinity, .nan] { #expect(easing(p) == 0) }
    for p in [1.5, Double.infinity] { #expect(easing(p) == 1) }
  }

  @Test("the policy `easing` names its two values as the design does")
  func names() {
    #expect(BackEasing.allCases.map(\.rawValue) == ["standard-decelerate", "system-back"])
  }
}
