import Motion
import TerminalUI

/// The glass of the phone in cells: its extent in dp (iOS: pt), spread evenly over an area.
package struct Glass: Hashable, Sendable {
  /// The cells.
  package let area: Area
  /// The extent that they stand for.
  package let size: Size

  /// Makes the glass.
  package init(_ size: Size, in area: Area) {
    self.size = size
    self.area = area
  }

  /// Whether there is nothing to be seen: no cell, or an extent that is none.
  package var isEmpty: Bool { area.isEmpty || !(size.width > 0 && size.height > 0) }

  /// Returns the place on the glass that the middle of a cell stands for; nil beside the area.
  package func point(atColumn column: Int, row: Int) -> Point? {
    guard !isEmpty, area.contains(x: column, y: row) else { return nil }
    return Point(
      x: (Double(column - area.x) + 0.5) / Double(area.width) * size.width,
      y: (Double(row - area.y) + 0.5) / Double(area.height) * size.height)
  }

  /// Returns the cell that shows a place of the glass; nil beyond the glass.
  package func cell(at point: Point) -> (column: Int, row: Int)? {
    guard !isEmpty, point.x >= 0, point.x < size.width, point.y >= 0, point.y < size.height else {
      return nil
    }
    // A place just before the far side can round up to it.
    return (
      column: area.x + min(area.width - 1, Int(point.x / size.width * Double(area.width))),
      row: area.y + min(area.height - 1, Int(point.y / size.height * Double(area.height)))
    )
  }

  /// The way from dp of the glass itself to its cells.
  var projection: Projection {
    guard !isEmpty else { return Projection() }
    return Projection(
      column: area.x, row: area.y, scaleX: Double(area.width * 8) / size.width,
      scaleY: Double(area.height * 8) / size.height)
  }
}
