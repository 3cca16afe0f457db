import TerminalUI

extension Shape {
  /// A stretch of neighbouring cells in a row of which a shape covers the same.
  package struct Stretch: Hashable, Sendable {
    /// The first column.
    package let x: Int
    /// The row.
    package let y: Int
    /// The number of columns; 1 unless they are covered whole.
    package let width: Int
    /// How much of each is covered, and which part.
    package let coverage: Coverage
  }

  /// Goes over the cells that it touches within a clip area, row by row from the left.
  ///
  /// What is covered whole comes in stretches; only the rim is looked at cell by cell.
  package func scan(in clip: Area, _ visit: (Stretch) -> Void) {
    let seen = cells.intersection(clip)
    guard !seen.isEmpty else { return }
    let rim = rim
    for y in seen.y..<seen.bottom {
      let isRim = y < rim.y || y >= rim.bottom
      let sides = isRim ? Area.empty : rim
      var x = seen.x
      while x < seen.right {
        if sides.contains(x: x, y: y) {
          let end = min(sides.right, seen.right)
          visit(Stretch(x: x, y: y, width: end - x, coverage: .whole))
          x = end
        } else {
          visit(Stretch(x: x, y: y, width: 1, coverage: coverage(ofColumn: x, row: y)))
          x += 1
        }
      }
    }
  }

  /// The cells that are covered whole whatever the corners: all but the edges, and all but the rows
  /// of round corners.
  private var rim: Area {
    let roundness = Int(radiusY.rounded(.up))
    let first = (top + roundness + 7) >> 3
    let last = (bottom - roundness) >> 3
    let start = (left + 7) >> 3
    return Area(x: start, y: first, width: right >> 3 - start, height: max(0, last - first))
  }
}
