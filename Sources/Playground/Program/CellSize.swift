import TerminalUI

/// The size of a terminal in cells.
package struct CellSize: Hashable, Sendable {
  /// The columns.
  package let width: Int
  /// The rows.
  package let height: Int

  /// Makes a size, each side cut to what a buffer can have.
  package init(width: Int, height: Int) {
    self.width = max(0, min(Buffer.mostCells, width))
    self.height = max(0, min(Buffer.mostCells, height))
  }
}
