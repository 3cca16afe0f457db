/// What must be drawn again to turn one buffer into another.
package enum Diff {
  /// Returns the runs of cells that differ, row by row; every row as a whole when the sizes differ.
  ///
  /// A run neither begins nor ends within a wide glyph of the new buffer. Linear; nothing is
  /// allocated when nothing has changed.
  package static func runs(from old: Buffer, to new: Buffer) -> [Run] {
    var runs: [Run] = []
    guard old.width == new.width, old.height == new.height else {
      return (0..<new.height).map { Run(x: 0, y: $0, width: new.width) }
    }
    let width = new.width
    old.cells.withUnsafeBufferPointer { before in
      new.cells.withUnsafeBufferPointer { after in
        func differs(_ index: Int) -> Bool {
          if before[index] == after[index], after[index].glyph.cluster == nil { return false }
          return !Buffer.same(old, new, index)
        }
        for y in 0..<new.height {
          let row = y * width
          var x = 0
          while x < width {
            guard differs(row + x) else {
              x += 1
              continue
            }
            var start = x
            while start > 0, after[row + start].glyph.isContinuation { start -= 1 }
            x += 1
            while x < width, after[row + x].glyph.isContinuation || differs(row + x) { x += 1 }
            runs.append(Run(x: start, y: y, width: x - start))
          }
        }
      }
    }
    return runs
  }
}
