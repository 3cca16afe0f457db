import Motion
import TerminalUI

extension PhoneCanvas {
  /// Draws a finger, the way that it has come, and where colours mix a round touch around it,
  /// through which texts can be read.
  ///
  /// It moves by whole cells and so keeps its form, which is about as wide as a fingertip.
  mutating func drawFinger(_ position: Point, from start: Point, _ style: Style) {
    let column = projection.column(at: position.x)
    let row = projection.row(at: position.y)
    drawTrail(from: start, to: position, style)
    if ink.mixes, let colour = style.foreground {
      let touch = Shape(
        left: column * 8 - 16, top: row * 8 - 4, right: column * 8 + 24, bottom: row * 8 + 12,
        radiusX: 16, radiusY: 8)
      touch.scan(in: clip) { stretch in
        for x in stretch.x..<stretch.x + stretch.width {
          tint(x, stretch.y, stretch.coverage, colour)
        }
      }
    }
    mark(ink.isASCII ? "O" : "●", column: column, row: row, style: style)
  }

  /// How much of the finger's colour is seen around its middle.
  private static let fingerTint = 0.3

  private mutating func tint(_ x: Int, _ y: Int, _ coverage: Coverage, _ colour: Colour) {
    let outside = ground(x, y)
    guard let inside = outside?.blended(towards: colour, by: Self.fingerTint) else { return }
    if let glyph = coverage.glyph, !ink.isASCII, buffer[x, y].glyph == .blank {
      put(glyph, inside: inside, outside: outside, at: x, y)
    } else if coverage.isMost {
      buffer.restyle(at: x, y) { style in
        var style = style
        if style.background == outside { style.background = inside }
        if style.foreground == outside { style.foreground = inside }
        return style
      }
    }
  }

  /// Draws the way of a finger where nothing else is, fainter the further it lies back.
  private mutating func drawTrail(from start: Point, to end: Point, _ style: Style) {
    let first = projection.column(at: start.x)
    let last = projection.column(at: end.x)
    guard first != last else { return }
    for x in max(clip.x, min(first, last))..<max(clip.x, min(clip.right, max(first, last) + 1)) {
      let share = Double(x - first) / Double(last - first)
      let y = projection.row(at: start.y + (end.y - start.y) * share)
      guard clip.contains(x: x, y: y), buffer[x, y].glyph == .blank else { continue }
      var trail = style.with(background: ground(x, y))
      if ink.mixes, let colour = style.foreground, let ground = trail.background {
        trail.foreground = ground.blended(towards: colour, by: 0.15 + 0.45 * share)
      }
      buffer.set(ink.isASCII ? "." : ink.mixes ? "─" : "·", at: x, y, style: trail)
    }
  }
}
