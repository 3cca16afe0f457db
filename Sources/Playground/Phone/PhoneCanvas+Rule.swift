import Motion
import TerminalUI

extension PhoneCanvas {
  /// Draws the thin line of a bar's edge, at the nearest of the three heights that a cell has one
  /// for.
  ///
  /// Where the bar's own text stands in that row the line goes to the row beyond, where a text that
  /// scrolls does to the one within the bar.
  mutating func rule(
    _ height: Double, in frame: Rect, style: Style?, isBelowBar: Bool, besides text: Int
  ) {
    guard let style else { return }
    let eighth = projection.eighthY(height)
    var row = eighth >> 3
    var glyph: Unicode.Scalar = eighth & 7 < 3 ? "▔" : eighth & 7 < 6 ? "─" : "▁"
    if row == text || isTaken(row) {
      let goesDown = (row == text) == isBelowBar
      row += goesDown ? 1 : -1
      glyph = goesDown ? "▔" : "▁"
    }
    guard row != text, !isTaken(row) else { return }
    draw(glyph, frame, row: row, style: style, overEdges: true)
  }

  /// Draws a thin line across in the middle of a row, or at its upper end.
  mutating func line(_ frame: Rect, row: Int, isHigh: Bool = false, style: Style) {
    draw(isHigh ? "▔" : "─", frame, row: row, style: style, overEdges: false)
  }

  /// Draws one glyph on the ground that is there.
  mutating func mark(_ scalar: Unicode.Scalar, column: Int, row: Int, style: Style) {
    guard clip.contains(x: column, y: row) else { return }
    buffer.set(scalar, at: column, row, style: style.with(background: ground(column, row)))
  }

  private mutating func draw(
    _ glyph: Unicode.Scalar, _ frame: Rect, row: Int, style: Style, overEdges: Bool
  ) {
    guard row >= clip.y, row < clip.bottom else { return }
    let start = max(clip.x, projection.column(nearest: frame.minX))
    let end = min(clip.right, projection.column(nearest: frame.maxX))
    for x in start..<max(start, end) {
      let there = buffer[x, row].glyph
      let isEdge = there.scalar.flatMap(Coverage.isMostlyForeground) != nil
      guard there == .blank || overEdges && isEdge else { continue }
      buffer.set(
        ink.isASCII ? "-" : glyph, at: x, row, style: style.with(background: ground(x, row)))
    }
  }
}
