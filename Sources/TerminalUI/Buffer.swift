/// A rectangle of cells: what a screen shows, before anyone writes a byte.
///
/// Every place may lie outside: nothing happens there. A wide glyph is never torn: where one half
/// is overwritten or cut off, the other becomes a space. One contiguous piece of memory, 16 bytes a
/// cell; copies are made when written to.
package struct Buffer: Sendable {
  /// The most columns, and rows, that a buffer has.
  package static let mostCells = 1024

  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  /// Row by row.
  var cells: [Cell]
  /// Scalars with marks, each as one text; cells refer to them by number.
  var clusters: [String] = []
  /// The numbers of ``clusters``.
  var clusterNumbers: [String: Int] = [:]

  /// Makes a blank buffer; extents are cut to 0…1024.
  package init(width: Int, height: Int, style: Style = .plain) {
    self.width = max(0, min(Self.mostCells, width))
    self.height = max(0, min(Self.mostCells, height))
    cells = Array(repeating: Cell(.blank, style), count: self.width * self.height)
  }

  /// The whole of it.
  package var area: Area { Area(x: 0, y: 0, width: width, height: height) }

  /// Returns the cell at a place; a blank one outside.
  package subscript(x: Int, y: Int) -> Cell {
    contains(x, y) ? cells[y * width + x] : .blank
  }

  /// Returns the text of a cell: one character, or nothing for the right half of a wide glyph.
  package func text(at x: Int, _ y: Int) -> String { text(of: self[x, y].glyph) }

  /// Returns the text of a glyph of this buffer; nothing for the right half of a wide one.
  package func text(of glyph: Glyph) -> String {
    if let cluster = glyph.cluster {
      return clusters.indices.contains(cluster) ? clusters[cluster] : " "
    }
    guard !glyph.isContinuation, let scalar = glyph.scalar else { return "" }
    return String(Character(scalar))
  }

  /// Makes every cell blank again, in one style, and keeps the memory.
  package mutating func clear(style: Style = .plain) {
    cells.withUnsafeMutableBufferPointer { $0.update(repeating: Cell(.blank, style)) }
    clusters.removeAll(keepingCapacity: true)
    clusterNumbers.removeAll(keepingCapacity: true)
  }

  func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < width && y < height }
}
