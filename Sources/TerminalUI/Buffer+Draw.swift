extension Buffer {
  /// Draws another buffer, or a part of it, with its upper left corner at a place.
  ///
  /// With an opacity below 1 its colours are mixed with the background that they come to lie on:
  /// from one half on its glyphs are seen, below that those underneath. The terminal's own colours
  /// are unknown and cannot be mixed: there the colour of whoever's glyphs are seen is taken.
  package mutating func draw(
    _ other: Buffer, from part: Area? = nil, at x: Int, _ y: Int, opacity: Double = 1,
    clip: Area? = nil
  ) {
    let part = part.map { other.area.intersection($0) } ?? other.area
    let clip = clip.map { area.intersection($0) } ?? area
    let place = Area(x: x, y: y, width: part.width, height: part.height)
    let seen = place.intersection(clip)
    guard !seen.isEmpty, opacity > 0 else { return }
    var film = Film(opacity: opacity)
    for row in seen.y..<seen.bottom {
      let start = (part.y + row - place.y) * other.width + part.x - place.x
      for column in seen.x..<seen.right {
        let cell = other.cells[start + column]
        if opacity < 0.5 {
          let under = cells[row * width + column]
          if under.glyph.isContinuation { continue }
          put(under.glyph, film.style(cell.style, over: under.style), column, row, clip: area)
        } else if !cell.glyph.isContinuation {
          let style = film.style(cell.style, over: cells[row * width + column].style)
          put(adopted(cell.glyph, of: other), style, column, row, clip: seen)
        } else if column == seen.x {
          let style = film.style(cell.style, over: cells[row * width + column].style)
          put(.blank, style, column, row, clip: seen)
        }
      }
    }
  }

  /// Returns the glyph of another buffer as one of this.
  private mutating func adopted(_ glyph: Glyph, of other: Buffer) -> Glyph {
    guard glyph.cluster != nil else { return glyph }
    return Glyph(cluster: intern(other.text(of: glyph)), width: glyph.width)
  }
}
