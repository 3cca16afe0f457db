extension Buffer {
  /// Draws another buffer, or a part of it, with its upper left corner at a place.
  ///
  /// With an opacity below 1 colours are mixed with the background that they come to lie on; from one half on the drawn
  /// glyphs are seen, below that those underneath. Colours that are the terminal's own cannot be mixed: they are drawn or left.
  package mutating func draw(
    _ other: Buffer, from part: Area? = nil, at x: Int, _ y: Int, opacity: Double = 1,
    clip: Area? = nil
  ) {
    let part = part.map { other.area.intersection($0) } ?? other.area
    let clip = clip.map { area.intersection($0) } ?? area
    let place = Area(x: x, y: y, width: part.width, height: part.height)
    let seen = place.intersection(clip)
    guard !seen.isEmpty, opacity > 0 else { return }
    for row in seen.y..<seen.bottom {
      for column in seen.x..<seen.right {
        let from = (x: part.x + column - place.x, y: part.y + row - place.y)
        let cell = other.cells[from.y * other.width + from.x]
        if cell.glyph.isContinuation {
          if column > seen.x { continue }
          lay(Cell(.blank, cell.style), column, row, opacity, seen)
        } else {
          lay(adopted(cell, of: other), column, row, opacity, seen)
        }
      }
    }
  }

  private func covering(_ cell: Cell, _ under: Cell, _ opacity: Double) -> Style {
    let seen = opacity < 0.5 ? under.style : cell.style
    var style = seen
    let back = Self.mixed(under.style.background, cell.style.background, opacity)
    style.background = back
    style.foreground =
      opacity < 0.5
      ? Self.mixed(under.style.foreground, cell.style.background, opacity)
      : Self.mixed(under.style.background, cell.style.foreground, opacity)
    return style
  }

  private static func mixed(_ under: Colour?, _ upper: Colour?, _ opacity: Double) -> Colour? {
    guard let under, let upper else { return opacity < 0.5 ? under : upper }
    return under.blended(towards: upper, by: opacity)
  }

  private mutating func lay(_ cell: Cell, _ x: Int, _ y: Int, _ opacity: Double, _ clip: Area) {
    guard opacity < 1 else { return put(cell.glyph, cell.style, x, y, clip: clip) }
    let under = self[x, y]
    let style = covering(cell, under, opacity)
    if opacity < 0.5 {
      if !under.glyph.isContinuation { put(under.glyph, style, x, y, clip: area) }
    } else {
      put(cell.glyph, style, x, y, clip: clip)
    }
  }

  private mutating func adopted(_ cell: Cell, of other: Buffer) -> Cell {
    guard cell.glyph.cluster != nil else { return cell }
    return Cell(
      Glyph(cluster: intern(other.text(of: cell.glyph)), width: cell.glyph.width), cell.style)
  }
}
