import TerminalUI
import Testing

@Suite struct AreaTests {
  private static let extremes = [Int.min, -7, -1, 0, 1, 5, 40, Int.max]

  @Test("an area is total: no place and no extent overflows")
  func total() {
    let base = Area(x: 0, y: 0, width: 40, height: 20)
    for one in Self.extremes {
      for other in Self.extremes {
        let area = Area(x: one, y: other, width: other, height: one)
        #expect(area.right >= area.x && area.bottom >= area.y)
        let common = area.intersection(base)
        #expect(common.isEmpty || (common.right <= 40 && common.bottom <= 20 && common.x >= 0))
        _ = area.moved(byX: one, y: other).inset(left: one, right: other, top: one, bottom: other)
        _ = base.centred(width: one, height: other)
        #expect(
          base.split(afterColumns: one).left.width + base.split(afterColumns: one).right.width == 40
        )
        #expect(
          base.split(afterRows: one).top.height + base.split(afterRows: one).bottom.height == 20)
      }
    }
  }

  @Test("the intersection holds exactly the cells that both hold")
  func intersection() {
    var generator = SeededGenerator(seed: 3)
    func random() -> Area {
      Area(
        x: .random(in: -3...6, using: &generator), y: .random(in: -3...6, using: &generator),
        width: .random(in: 0...6, using: &generator), height: .random(in: 0...6, using: &generator))
    }
    for _ in 0..<300 {
      let (one, other) = (random(), random())
      let common = one.intersection(other)
      #expect(common == other.intersection(one))
      for x in -4...13 {
        for y in -4...13 {
          #expect(
            common.contains(x: x, y: y) == (one.contains(x: x, y: y) && other.contains(x: x, y: y)))
        }
      }
    }
  }

  @Test("margins cut from each side and never leave more than there was")
  func inset() {
    let area = Area(x: 2, y: 3, width: 10, height: 4)
    #expect(area.inset(horizontally: 1, vertically: 1) == Area(x: 3, y: 4, width: 8, height: 2))
    #expect(area.inset(left: 3, top: 1) == Area(x: 5, y: 4, width: 7, height: 3))
    #expect(area.inset(horizontally: 6).isEmpty)
    #expect(area.inset(left: -5) == area)
  }

  @Test("a cut makes two areas that lie side by side")
  func split() {
    let area = Area(x: 2, y: 3, width: 10, height: 4)
    let (left, right) = area.split(afterColumns: 4)
    #expect(left == Area(x: 2, y: 3, width: 4, height: 4))
    #expect(right == Area(x: 6, y: 3, width: 6, height: 4))
    let (top, bottom) = area.split(afterRows: 1)
    #expect(top == Area(x: 2, y: 3, width: 10, height: 1))
    #expect(bottom == Area(x: 2, y: 4, width: 10, height: 3))
  }
}
