import Motion
import Testing

@Suite struct SwipeProgressTests {
  @Test(
    "M10: a distance has the progress of the design",
    arguments: [
      (360, 16, "0.0444"), (360, 180, "0.5"), (600, 180, "0.4004"), (600, 412, "0.9164"),
      (600, 600, "1"), (1280, 412, "0.7036"),
    ] as [(Double, Double, Golden)])
  func golden(width: Double, distance: Double, expected: Golden) {
    #expect(expected.agrees(with: SwipeProgress.progress(distance: distance, width: width)))
  }

  static let widths: [Double] = [1, 360, 411.9, 412, 412.1, 600, 673, 1280, 10_000]

  @Test("M10: progress rises from exactly 0 to exactly 1 over the width", arguments: widths)
  func rises(width: Double) {
    #expect(SwipeProgress.progress(distance: 0, width: width) == 0)
    #expect(SwipeProgress.progress(distance: width, width: width) == 1)
    var last = 0.0
    for step in 1...1000 {
      let distance = width * Double(step) / 1000
      let progress = SwipeProgress.progress(distance: distance, width: width)
      #expect(progress > last)
      last = progress
    }
  }

  @Test("M10: on a wide display progress has no jump at 412", arguments: [600.0, 673, 1280])
  func continuous(width: Double) {
    let before = SwipeProgress.progress(distance: 412 - 1e-7, width: width)
    let after = SwipeProgress.progress(distance: 412 + 1e-7, width: width)
    #expect(after - before < 1e-8)
  }

  @Test("M10: the distance for a progress is the exact inverse", arguments: widths)
  func inverse(width: Double) {
    for step in 0...1000 {
      let p = Double(step) / 1000
      let distance = SwipeProgress.distance(progress: p, width: width)
      #expect(abs(SwipeProgress.progress(distance: distance, width: width) - p) < 1e-12)
      let there = width * p
      let progress = SwipeProgress.progress(distance: there, width: width)
      let back = SwipeProgress.distance(progress: progress, width: width)
      #expect(abs(back - there) < 1e-10 * max(1, width))
    }
    #expect(SwipeProgress.distance(progress: 0, width: width) == 0)
    #expect(abs(SwipeProgress.distance(progress: 1, width: width) - width) <= width * 1e-15)
  }

  @Test("M10: behind the edge is 0, beyond the width is 1, and no width is 0")
  func outside() {
    #expect(SwipeProgress.progress(distance: -50, width: 360) == 0)
    #expect(SwipeProgress.progress(distance: .infinity, width: 360) == 1)
    #expect(SwipeProgress.progress(distance: .nan, width: 360) == 0)
    #expect(SwipeProgress.progress(distance: 50, width: 0) == 0)
    #expect(SwipeProgress.progress(distance: 50, width: -360) == 0)
    #expect(SwipeProgress.progress(distance: 50, width: .nan) == 0)
    #expect(SwipeProgress.distance(progress: 0.5, width: .nan) == 0)
    #expect(SwipeProgress.distance(progress: .nan, width: 1280) == 0)
    #expect(SwipeProgress.distance(progress: 9, width: 600) == 600)
  }

  @Test("M10: hostile numbers give a progress in 0…1 and a distance within the width")
  func hostile() {
    var random = SeededGenerator(seed: 10)
    for _ in 0..<20_000 {
      let width = random.hostile()
      #expect((0...1).contains(SwipeProgress.progress(distance: random.hostile(), width: width)))
      let distance = SwipeProgress.distance(progress: random.hostile(), width: width)
      #expect(distance >= 0 && distance.isFinite)
      #expect(distance <= (width > 0 ? width : 0))
    }
  }
}
