import Motion
import TerminalUI

extension PhoneCanvas {
  /// The width of a column in dp.
  var column: Double { projection.scaleX > 0 ? 8 / projection.scaleX : 0 }

  /// Returns the width of a text in dp.
  func width(of text: String) -> Double { Double(Width.of(text)) * column }

  /// Returns how many columns a frame has.
  func columns(of frame: Rect) -> Int {
    projection.column(nearest: frame.maxX) - projection.column(nearest: frame.minX)
  }

  /// Returns the row of the buffer in which the text of a frame stands.
  func row(of frame: Rect) -> Int {
    projection.row(at: frame.minY + frame.size.height / 2)
  }

  /// Returns how many rows a frame is high, as it is placed now.
  func rows(of frame: Rect) -> Double { frame.size.height * projection.scaleY / 8 }

  /// Returns how many rows a height takes at rest.
  func rowsAtRest(height: Double) -> Double { height * glass.scaleY / 8 }

  /// Takes a row for a line of text; false: another line has it.
  @discardableResult
  mutating func take(_ row: Int, for line: Int) -> Bool {
    guard takenRows.indices.contains(row) else { return true }
    if let taken = takenRows[row] { return taken == line }
    takenRows[row] = line
    return true
  }

  /// Says whether a line of text has a row of the buffer.
  func isTaken(_ row: Int) -> Bool { takenRows.indices.contains(row) && takenRows[row] != nil }

  /// Says whether nothing but a certain line can stand in a row of the buffer.
  func isFree(_ row: Int, for line: Int) -> Bool {
    takenRows.indices.contains(row) && (takenRows[row] ?? line) == line
  }

  /// Lets lines of text take the rows anew.
  mutating func freeRows() {
    takenRows.removeAll(keepingCapacity: true)
    takenRows.append(contentsOf: repeatElement(nil, count: buffer.height))
  }
}
