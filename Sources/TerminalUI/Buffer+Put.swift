extension Buffer {
  /// Sets one cell, two for a wide scalar; a control character becomes its visible symbol, a lone
  /// mark stands on a space.
  package mutating func set(_ scalar: Unicode.Scalar, at x: Int, _ y: Int, style: Style) {
    let shown = Harmless.form(of: scalar)
    let width = Width.of(shown)
    guard width > 0 else {
      write(String(Character(scalar)), at: x, y, style: style)
      return
    }
    put(Glyph(shown, width: width), style, x, y, clip: area)
  }

  /// Changes the style of a cell, and of the whole glyph when it is a wide one.
  package mutating func restyle(at x: Int, _ y: Int, _ change: (Style) -> Style) {
    guard contains(x, y) else { return }
    let lead = self[x, y].glyph.isContinuation ? x - 1 : x
    let cell = self[lead, y]
    put(cell.glyph, change(cell.style), lead, y, clip: area)
  }

  /// Puts a glyph; `clip` must lie inside the buffer. Half a wide glyph becomes a space.
  mutating func put(_ glyph: Glyph, _ style: Style, _ x: Int, _ y: Int, clip: Area) {
    guard y >= clip.y, y < clip.bottom else { return }
    if glyph.isWide {
      guard x >= clip.x, x < clip.right - 1 else {
        putNarrow(.blank, style, x, y, clip)
        putNarrow(.blank, style, x + 1, y, clip)
        return
      }
      let index = y * width + x
      mend(around: x, x + 2, y)
      cells[index] = Cell(glyph, style)
      cells[index + 1] = Cell(.continuation, style)
    } else {
      putNarrow(glyph, style, x, y, clip)
    }
  }

  private mutating func putNarrow(
    _ glyph: Glyph, _ style: Style, _ x: Int, _ y: Int, _ clip: Area
  ) {
    guard x >= clip.x, x < clip.right else { return }
    if cells[y * width + x].glyph.width != 1 { mend(around: x, x + 1, y) }
    cells[y * width + x] = Cell(glyph, style)
  }

  /// Turns the outer halves of wide glyphs into spaces where columns `start..<end` of a row, inside
  /// the buffer, are about to be overwritten.
  mutating func mend(around start: Int, _ end: Int, _ y: Int) {
    guard start < end else { return }
    let row = y * width
    if start > 0, cells[row + start].glyph.isContinuation { cells[row + start - 1].glyph = .blank }
    if end < width, cells[row + end].glyph.isContinuation { cells[row + end].glyph = .blank }
  }

  /// Returns the number of a cluster in the table, entered when new.
  ///
  /// The table never grows far beyond the number of cells: clusters that no cell shows any more are
  /// then forgotten.
  mutating func intern(_ cluster: String) -> Int {
    if let number = clusterNumbers[cluster] { return number }
    if clusters.count >= 64 + cells.count + cells.count / 2 { forgetUnused() }
    clusters.append(cluster)
    clusterNumbers[cluster] = clusters.count - 1
    return clusters.count - 1
  }

  private mutating func forgetUnused() {
    let old = clusters
    clusters = []
    clusterNumbers = [:]
    for index in cells.indices {
      guard let number = cells[index].glyph.cluster else { continue }
      let width = cells[index].glyph.width
      cells[index].glyph = Glyph(cluster: intern(old[number]), width: width)
    }
  }
}
