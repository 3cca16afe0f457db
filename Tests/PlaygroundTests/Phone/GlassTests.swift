import Motion
import Playground
import TerminalUI
import Testing

@Suite struct GlassTests {
  private let glass = Glass(
    Size(width: 412, height: 915), in: Area(x: 3, y: 2, width: 40, height: 37))

  @Test("a cell stands for its middle, and that place lies in the cell again")
  func inverse() throws {
    for row in 2..<39 {
      for column in 3..<43 {
        let point = try #require(glass.point(atColumn: column, row: row))
        let cell = try #require(glass.cell(at: point))
        #expect(cell == (column, row))
      }
    }
    let last = try #require(glass.cell(at: Point(x: 412.0.nextDown, y: 915.0.nextDown)))
    #expect(last == (42, 38))
    let corner = try #require(glass.point(atColumn: 3, row: 2))
    #expect(abs(corner.x - 412.0 / 80) < 1e-9)
    #expect(abs(corner.y - 915.0 / 74) < 1e-9)
  }

  @Test("beside the area there is no place, and beyond the glass no cell")
  func beyond() {
    for (column, row) in [(2, 2), (3, 1), (43, 2), (3, 39), (.min, .max)] {
      #expect(glass.point(atColumn: column, row: row) == nil)
    }
    for (x, y) in [(-0.1, 0), (0, -1), (412, 0), (0, 915), (.nan, 1), (1, .infinity)] {
      #expect(glass.cell(at: Point(x: x, y: y)) == nil)
    }
  }

  @Test("a glass without cells or without extent has neither")
  func empty() {
    for glass in [
      Glass(Size(width: 412, height: 915), in: .empty),
      Glass(Size(width: 0, height: 915), in: Area(x: 0, y: 0, width: 9, height: 9)),
      Glass(Size(width: .nan, height: 915), in: Area(x: 0, y: 0, width: 9, height: 9)),
    ] {
      #expect(glass.isEmpty)
      #expect(glass.point(atColumn: 0, row: 0) == nil)
      #expect(glass.cell(at: .zero) == nil)
    }
  }
}
