import Motion
import TerminalUI

extension PhoneCanvas {
  /// Covers everything within the clip area with an opaque ground; without a colour it becomes
  /// blank.
  mutating func coverAll(_ colour: Colour?) { buffer.fill(clip, style: Style(background: colour)) }

  /// Covers a shape with an opaque ground; without a colour it becomes blank.
  mutating func cover(_ shape: Shape, _ colour: Colour?) {
    guard colour == nil else { return fill(shape, colour) }
    shape.scan(in: clip) { stretch in
      guard stretch.coverage.isMost else { return }
      buffer.fill(Area(x: stretch.x, y: stretch.y, width: stretch.width, height: 1), style: .plain)
    }
  }

  /// Fills a shape with a colour; nil leaves everything as it is.
  mutating func fill(_ shape: Shape, _ colour: Colour?) {
    guard let colour else { return }
    let style = Style(background: colour)
    shape.scan(in: clip) { stretch in
      if stretch.coverage == .whole {
        buffer.fill(Area(x: stretch.x, y: stretch.y, width: stretch.width, height: 1), style: style)
      } else {
        fill(stretch.coverage, at: stretch.x, stretch.y, colour)
      }
    }
  }

  /// Draws a cell that a shape covers in part, as far as the terminal has glyphs for parts.
  private mutating func fill(_ coverage: Coverage, at x: Int, _ y: Int, _ colour: Colour) {
    let outside = ground(x, y)
    if let glyph = coverage.glyph, !ink.isASCII, colour != outside {
      put(glyph, inside: colour, outside: outside, at: x, y)
    } else if coverage.isMost {
      buffer.set(" ", at: x, y, style: Style(background: colour))
    }
  }

  /// Draws a glyph of two grounds.
  mutating func put(
    _ glyph: Coverage.Glyph, inside: Colour?, outside: Colour?, at x: Int, _ y: Int
  ) {
    let style =
      glyph.isForeground
      ? Style(foreground: inside, background: outside)
      : Style(foreground: outside, background: inside)
    buffer.set(glyph.scalar, at: x, y, style: style)
  }
}
