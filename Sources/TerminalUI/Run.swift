/// Neighbouring cells of one row that have changed.
package struct Run: Hashable, Sendable {
  /// The row.
  package let y: Int
  /// The first column.
  package let x: Int
  /// The number of columns.
  package let width: Int

  /// Makes a run.
  package init(x: Int, y: Int, width: Int) {
    self.x = x
    self.y = y
    self.width = width
  }
}
