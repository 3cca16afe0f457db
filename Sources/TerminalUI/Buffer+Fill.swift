extension Buffer {
  /// Fills an area with blanks of one style, or with a narrow glyph (a wide one counts as blank).
  package mutating func fill(_ filled: Area, with scalar: Unicode.Scalar = " ", style: Style) {
    let filled = area.intersection(filled)
    guard !filled.isEmpty else { return }
    let shown = Harmless.form(of: scalar)
    let cell = Cell(Width.of(shown) == 1 ? Glyph(shown, width: 1) : .blank, style)
    for y in filled.y..<filled.bottom {
      mend(around: filled.x, filled.right, y)
      let start = y * width + filled.x
      cells.withUnsafeMutableBufferPointer {
        $0[start..<start + filled.width].update(repeating: cell)
      }
    }
  }

  /// Changes the style of every cell of an area; a wide glyph goes with its left half.
  package mutating func restyle(_ restyled: Area, _ change: (Style) -> Style) {
    let restyled = area.intersection(restyled)
    guard !restyled.isEmpty else { return }
    var last: (old: Style, new: Style)?
    for y in restyled.y..<restyled.bottom {
      let row = y * width
      var x = restyled.x
      if cells[row + x].glyph.isContinuation { x += 1 }
      while x < restyled.right {
        let cell = cells[row + x]
        let style: Style
        if let last, last.old == cell.style {
          style = last.new
        } else {
          style = change(cell.style)
          last = (cell.style, style)
        }
        cells[row + x].style = style
        x += 1
        if cell.glyph.isWide {
          cells[row + x].style = style
          x += 1
        }
      }
    }
  }

  /// Mixes the colours of an area towards one colour: dims it, or lets it fade. The terminal's own
  /// colours are unknown and stay.
  package mutating func blend(_ blended: Area, towards colour: Colour, by share: Double) {
    guard share > 0 else { return }
    restyle(blended) { $0.blended(towards: colour, by: share) }
  }
}
