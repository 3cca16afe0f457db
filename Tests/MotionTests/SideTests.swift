import Motion
import Testing

@Suite struct SideTests {
  @Test("a finger leaves the left edge to the right and the right edge to the left")
  func inward() {
    #expect(Side.left.inward == 1)
    #expect(Side.right.inward == -1)
  }

  @Test("each edge lies across from the other", arguments: Side.allCases)
  func opposite(side: Side) {
    #expect(side.opposite != side)
    #expect(side.opposite.opposite == side)
  }
}
