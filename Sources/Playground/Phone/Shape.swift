import TerminalUI

/// A rectangle with round corners, in eighths of a cell from the buffer's upper left corner.
package struct Shape: Hashable, Sendable {
  /// Where it begins from the left.
  package let left: Int
  /// Where it begins from above.
  package let top: Int
  /// Where it ends to the right.
  package let right: Int
  /// Where it ends below.
  package let bottom: Int
  /// How far its corners reach sideways.
  package let radiusX: Double
  /// How far its corners reach up and down.
  package let radiusY: Double

  /// Makes a shape; its sides are held where no screen reaches, and radii between none and half of
  /// a side.
  package init(
    left: Int, top: Int, right: Int, bottom: Int, radiusX: Double = 0, radiusY: Double = 0
  ) {
    self.left = Self.held(left)
    self.top = Self.held(top)
    self.right = Self.held(right)
    self.bottom = Self.held(bottom)
    self.radiusX = max(0, min(Double(self.right - self.left) / 2, radiusX))
    self.radiusY = max(0, min(Double(self.bottom - self.top) / 2, radiusY))
  }

  private static func held(_ place: Int) -> Int { max(-10_000_000, min(10_000_000, place)) }

  /// The cells that it touches.
  package var cells: Area {
    guard right > left, bottom > top else { return .empty }
    return Area(
      x: left >> 3, y: top >> 3, width: (right + 7) >> 3 - left >> 3,
      height: (bottom + 7) >> 3 - top >> 3)
  }

  /// Returns how much of a cell it covers, and which part: exact to an eighth along straight sides,
  /// to a quarter of the cell at corners.
  package func coverage(ofColumn column: Int, row: Int) -> Coverage {
    let (x, y) = (Self.held(column) * 8, Self.held(row) * 8)
    let across = max(0, left - x)..<max(0, left - x, min(8, right - x))
    let down = max(0, top - y)..<max(0, top - y, min(8, bottom - y))
    guard !across.isEmpty, !down.isEmpty else { return .none }
    if touchesCorner(x, y) {
      let round = quarters(x, y, isRound: true)
      if round != quarters(x, y, isRound: false) { return Coverage(quarters: round) }
      // A part too thin for quarters is there when its own middle is.
      let middle = (across.lowerBound + across.upperBound, down.lowerBound + down.upperBound)
      if !contains(Double(x) + Double(middle.0) / 2, Double(y) + Double(middle.1) / 2, true) {
        return .none
      }
    }
    switch (across, down) {
    case (0..<8, 0..<8): return .whole
    case (_, 0..<8): return Coverage(across, from: Coverage.left, to: Coverage.right)
    case (0..<8, _): return Coverage(down, from: Coverage.upper, to: Coverage.lower)
    default: return Coverage(quarters: quarters(x, y, isRound: false))
    }
  }

  /// Says whether a cell reaches into the box around one of the corners.
  private func touchesCorner(_ x: Int, _ y: Int) -> Bool {
    guard radiusX > 0, radiusY > 0 else { return false }
    let isAtSide = Double(x) < Double(left) + radiusX || Double(x + 8) > Double(right) - radiusX
    let isAtEnd = Double(y) < Double(top) + radiusY || Double(y + 8) > Double(bottom) - radiusY
    return isAtSide && isAtEnd
  }

  /// The quarters of a cell whose middle lies inside: bit 0 upper left, 1 upper right, 2 lower
  /// left, 3 lower right.
  private func quarters(_ x: Int, _ y: Int, isRound: Bool) -> UInt8 {
    let (near, far) = ((Double(x) + 2, Double(y) + 2), (Double(x) + 6, Double(y) + 6))
    return (contains(near.0, near.1, isRound) ? 1 : 0) | (contains(far.0, near.1, isRound) ? 2 : 0)
      | (contains(near.0, far.1, isRound) ? 4 : 0) | (contains(far.0, far.1, isRound) ? 8 : 0)
  }

  private func contains(_ x: Double, _ y: Double, _ isRound: Bool) -> Bool {
    let (left, right) = (Double(left), Double(right))
    let (top, bottom) = (Double(top), Double(bottom))
    guard x > left, x < right, y > top, y < bottom else { return false }
    guard isRound else { return true }
    let beyondX = max(left + radiusX - x, x - right + radiusX)
    let beyondY = max(top + radiusY - y, y - bottom + radiusY)
    guard beyondX > 0, beyondY > 0 else { return true }
    let shareX = beyondX / radiusX
    let shareY = beyondY / radiusY
    return shareX * shareX + shareY * shareY <= 1
  }
}

extension Coverage {
  /// Makes the coverage of some eighths of a cell; those that touch neither end count as all or
  /// nothing.
  fileprivate init(
    _ eighths: Range<Int>, from start: (Int) -> Coverage, to end: (Int) -> Coverage
  ) {
    self =
      eighths.lowerBound == 0
      ? start(eighths.count)
      : eighths.upperBound == 8 ? end(eighths.count) : eighths.count >= 4 ? .whole : .none
  }
}
