import Motion
import Testing

@Suite struct PopTransformTests {
  @Test(
    "M13: top, below and dim have the values of the design",
    arguments: [
      (0.25, "98.25", "-88.425", "0.075"), (0.5, "196.5", "-58.95", "0.05"),
      (0.75, "294.75", "-29.475", "0.025"), (0, "0", "-117.9", "0.1"), (1, "393", "0", "0"),
    ] as [(Double, Golden, Golden, Golden)])
  func golden(p: Double, top: Golden, below: Golden, dim: Golden) {
    let pop = PopTransform(progress: p, width: 393)
    #expect(top.agrees(with: pop.topX))
    #expect(below.agrees(with: pop.belowX))
    #expect(dim.agrees(with: pop.dim))
  }

  @Test(
    "M17: the lower title comes from −0.33 of the width and appears with the progress",
    arguments: [(0, "-129.69", "0"), (0.5, "-64.845", "0.5"), (1, "0", "1")]
      as [(Double, Golden, Golden)])
  func title(p: Double, x: Golden, opacity: Golden) {
    let pop = PopTransform(progress: p, width: 393)
    #expect(x.agrees(with: pop.titleX))
    #expect(opacity.agrees(with: pop.titleOpacity))
  }

  @Test("M13: parallax and dim are parameters of the framework (Flutter: 1/3 and 0.094)")
  func parameters() {
    let pop = PopTransform(progress: 0, width: 300, parallax: 1.0 / 3, dim: 0.094)
    #expect(abs(pop.belowX + 100) < 1e-9)
    #expect(pop.dim == 0.094)
    #expect(PopTransform(progress: 0, width: 300, parallax: 0).belowX == 0)
  }

  @Test("M13: at its end the lower screen stands exactly in its place, undimmed")
  func end() {
    let pop = PopTransform(progress: 1, width: 393)
    #expect(pop.topX == 393)
    #expect(pop.belowX == 0)
    #expect(pop.dim == 0)
    #expect(pop.titleX == 0)
  }

  @Test("M13: hostile numbers give a defined picture")
  func hostile() {
    var random = SeededGenerator(seed: 13)
    for _ in 0..<20_000 {
      let pop = PopTransform(
        progress: random.hostile(), width: random.hostile(), parallax: random.hostile(),
        dim: random.hostile())
      #expect((0...1).contains(pop.progress))
      #expect((0...1).contains(pop.dim))
      #expect((0...1).contains(pop.titleOpacity))
      #expect(pop.topX >= 0 && pop.topX.isFinite)
      #expect(pop.belowX <= 0 && pop.belowX.isFinite)
      #expect(pop.titleX <= 0 && pop.titleX.isFinite)
    }
  }
}
