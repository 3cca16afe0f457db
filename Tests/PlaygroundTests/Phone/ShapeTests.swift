import Playground
import TerminalUI
import Testing

@Suite struct ShapeTests {
  @Test("a straight side is exact to an eighth of a cell, whichever of the four it is")
  func eighths() {
    for eighth in 0..<8 {
      let part = 8 - eighth
      let left = Shape(left: eighth, top: 0, right: 16, bottom: 16)
      let right = Shape(left: 0, top: 0, right: 8 + part, bottom: 16)
      let top = Shape(left: 0, top: eighth, right: 16, bottom: 16)
      let bottom = Shape(left: 0, top: 0, right: 16, bottom: 8 + part)
      guard eighth > 0 else {
        for shape in [left, right, top, bottom] {
          #expect(shape.coverage(ofColumn: 1, row: 1) == .whole)
          #expect(shape.coverage(ofColumn: 2, row: 1) == .none)
        }
        continue
      }
      #expect(left.coverage(ofColumn: 0, row: 1) == .right(part))
      #expect(right.coverage(ofColumn: 1, row: 0) == .left(part))
      #expect(top.coverage(ofColumn: 1, row: 0) == .lower(part))
      #expect(bottom.coverage(ofColumn: 0, row: 1) == .upper(part))
    }
  }

  @Test(
    "blocks grow from the left and from below; for the other two sides the colours change places")
  func glyphs() {
    #expect(Coverage.left(3).glyph?.scalar == "▍")
    #expect(Coverage.left(3).glyph?.isForeground == true)
    #expect(Coverage.right(3).glyph?.scalar == "▋")
    #expect(Coverage.right(3).glyph?.isForeground == false)
    #expect(Coverage.lower(2).glyph?.scalar == "▂")
    #expect(Coverage.lower(2).glyph?.isForeground == true)
    #expect(Coverage.upper(2).glyph?.scalar == "▆")
    #expect(Coverage.upper(2).glyph?.isForeground == false)
    #expect(Coverage.quarters(0b1110).glyph?.scalar == "▟")
    #expect(Coverage.whole.glyph == nil)
    #expect(Coverage.none.glyph == nil)
  }

  @Test("a round corner leaves its cell out, and the middle of each side in", arguments: 1...24)
  func corners(radius: Int) {
    let shape = Shape(
      left: 0, top: 0, right: 80, bottom: 80, radiusX: Double(radius), radiusY: Double(radius))
    let corner = shape.coverage(ofColumn: 0, row: 0)
    // The middle of the outer quarter is (2, 2): a circle of radius r leaves it out from (r − 2)√2
    // > r on, r ≥ 7.
    #expect((corner != .whole) == (radius >= 7))
    #expect(shape.coverage(ofColumn: 5, row: 0) == .whole)
    #expect(shape.coverage(ofColumn: 0, row: 5) == .whole)
    if case .quarters(let bits) = corner { #expect(bits & 0b1000 != 0 || radius > 16) }
  }

  @Test("a shape that is mirrored covers the mirrored cells")
  func mirror() {
    for left in 0..<16 {
      for right in left + 8..<48 {
        let shape = Shape(left: left, top: 3, right: right, bottom: 29, radiusX: 12, radiusY: 9)
        let mirror = Shape(
          left: 48 - right, top: 3, right: 48 - left, bottom: 29, radiusX: 12, radiusY: 9)
        for row in 0..<4 {
          for column in 0..<6 {
            let one = shape.coverage(ofColumn: column, row: row)
            let other = mirror.coverage(ofColumn: 5 - column, row: row)
            #expect(one.mirrored == other, "\(left)…\(right) at \(column), \(row)")
          }
        }
      }
    }
  }

  @Test("a scan meets each cell once and says of it what it is asked for alone")
  func scan() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let left = Int.random(in: -40...80, using: &generator)
      let top = Int.random(in: -40...80, using: &generator)
      let shape = Shape(
        left: left, top: top, right: left + Int.random(in: -4...90, using: &generator),
        bottom: top + Int.random(in: -4...90, using: &generator),
        radiusX: Double.random(in: -2...40, using: &generator),
        radiusY: Double.random(in: -2...40, using: &generator))
      let clip = Area(x: 1, y: 1, width: 9, height: 9)
      var met: [Int: Coverage] = [:]
      shape.scan(in: clip) { stretch in
        for x in stretch.x..<stretch.x + stretch.width {
          #expect(met.updateValue(stretch.coverage, forKey: stretch.y * 100 + x) == nil)
        }
      }
      for y in 0..<12 {
        for x in 0..<12 {
          let inside = clip.contains(x: x, y: y) && shape.cells.contains(x: x, y: y)
          #expect((met[y * 100 + x] != nil) == inside)
          #expect(
            met[y * 100 + x] ?? .none == (inside ? shape.coverage(ofColumn: x, row: y) : .none))
        }
      }
    }
  }

  @Test("no number is too large for it")
  func total() {
    let shape = Shape(
      left: .min, top: .min, right: .max, bottom: .max, radiusX: .infinity, radiusY: .nan)
    #expect(shape.coverage(ofColumn: 3, row: 3) == .whole)
    #expect(shape.coverage(ofColumn: .max, row: .min) == .none)
  }
}

extension Coverage {
  /// The same, seen from behind.
  fileprivate var mirrored: Coverage {
    switch self {
    case .left(let eighths): .right(eighths)
    case .right(let eighths): .left(eighths)
    case .quarters(let bits): .quarters((bits & 0b0101) << 1 | (bits & 0b1010) >> 1)
    case .none, .whole, .upper, .lower: self
    }
  }
}
