import Motion
import Testing

@Suite struct CubicBezierTests {
  static let golden: [(CubicBezier, Double, Golden)] = [
    (CubicBezier(0.25, 0, 0.75, 1), 0.05, ".01136"),
    (CubicBezier(0.25, 0, 0.75, 1), 0.25, ".18236"),
    (CubicBezier(0.25, 0, 0.75, 1), 0.5, ".5"),
    (CubicBezier(0.25, 0, 0.75, 1), 0.75, ".81764"),
    (CubicBezier(0.25, 0, 0.75, 1), 0.95, ".98864"),
    (CubicBezier(0.5, -1, 0.5, 2), 0.05, "-.08954"),
    (CubicBezier(0.5, -1, 0.5, 2), 0.35, "-.01672"),
    (CubicBezier(0.5, -1, 0.5, 2), 0.65, "1.01672"),
    (.ease, 0.25, ".40851"),
    (.ease, 0.5, ".80240"),
    (.ionic, 0.1, ".26982"),
    (.ionic, 0.5, ".95481"),
    (.emphasizedDecelerate, 0.25, ".8315"),
    (.emphasizedDecelerate, 0.5, ".9502"),
  ]

  @Test("§5: a cubic Bézier has the values of the design", arguments: golden)
  func values(curve: CubicBezier, x: Double, expected: Golden) {
    #expect(expected.agrees(with: curve(x), slack: 1.5e-4))
  }

  static let shapes: [CubicBezier] = [
    .ease, .standardDecelerate, .systemBack, .emphasizedDecelerate, .ionic,
    CubicBezier(0.25, 0, 0.75, 1), CubicBezier(0.5, -1, 0.5, 2), CubicBezier(0, 0, 1, 1),
    CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 1, 0), CubicBezier(1, 1, 1, 1),
  ]

  @Test("§5: a curve is exactly 0 and 1 at its ends and beyond them", arguments: shapes)
  func ends(curve: CubicBezier) {
    for x in [0, -0.0, -1, -Double.infinity, .nan] { #expect(curve(x) == 0) }
    for x in [1, 2, Double.infinity] { #expect(curve(x) == 1) }
  }

  @Test("§5: a curve solves X(s) = x, so that its values are those met by walking along it")
  func solution() {
    for curve in Self.shapes {
      for step in 1..<1000 {
        let s = Double(step) / 1000
        let rest = 1 - s
        let first = 3 * rest * rest * s
        let second = 3 * rest * s * s
        let x = first * curve.x1 + second * curve.x2 + s * s * s
        let y = first * curve.y1 + second * curve.y2 + s * s * s
        // Where X stands still, a distance of 1e-7 in time is far in value.
        let slope =
          3 * rest * rest * curve.x1 + 6 * rest * s * (curve.x2 - curve.x1) + 3 * s * s
          * (1 - curve.x2)
        guard slope > 1e-3 else { continue }
        #expect(abs(curve(x) - y) < 2e-6, "\(curve) at \(x)")
      }
    }
  }

  @Test("§5: control points in a row make the straight line")
  func line() {
    let line = CubicBezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(abs(line(x) - x) < 1e-7)
    }
  }

  @Test("a control point before the start or after the end of time is held there")
  func heldControlPoints() {
    #expect(CubicBezier(-4, 0.5, 9, 0.5) == CubicBezier(0, 0.5, 1, 0.5))
    #expect(CubicBezier(.nan, .nan, .infinity, 0) == CubicBezier(0, 0, 1, 0))
  }

  @Test("a curve of hostile numbers still gives finite values")
  func hostile() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let curve = CubicBezier(
        random.hostile(), random.hostile(), random.hostile(), random.hostile())
      #expect(curve(random.hostile()).isFinite)
    }
  }
}
