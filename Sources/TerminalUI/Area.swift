/// An upright rectangle of cells: x to the right, y down, from the upper left corner.
///
/// Total: extents below 0 count as 0, and no place lies further out than a thousand million cells,
/// so that sums never overflow.
package struct Area: Hashable, Sendable {
  /// The leftmost column.
  package let x: Int
  /// The uppermost row.
  package let y: Int
  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int

  /// Makes an area from its corner and extents.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = Self.bounded(x)
    self.y = Self.bounded(y)
    self.width = max(0, Self.bounded(width))
    self.height = max(0, Self.bounded(height))
  }

  /// The area without a cell.
  package static let empty = Area(x: 0, y: 0, width: 0, height: 0)

  /// The column after the last.
  package var right: Int { x + width }
  /// The row after the last.
  package var bottom: Int { y + height }
  /// Says whether there is no cell.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// Says whether a cell lies inside.
  package func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < right && row >= y && row < bottom
  }

  /// Returns what two areas share; the empty area when it is nothing.
  package func intersection(_ other: Area) -> Area {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let common = Area(
      x: left, y: top, width: min(right, other.right) - left,
      height: min(bottom, other.bottom) - top)
    return common.isEmpty ? .empty : common
  }

  static func bounded(_ place: Int) -> Int { max(-1_000_000_000, min(1_000_000_000, place)) }
}
