import Motion
import TerminalUI

extension PhoneCanvas {
  /// Where a line of text stands in its frame.
  enum Alignment {
    case leading
    case centre
    case trailing
  }

  /// Writes a line of text in the middle of its frame's height, cut with an ellipsis where the
  /// frame is too narrow.
  ///
  /// The ground stays what it is in each cell, whatever background the style has.
  ///
  /// - Parameter line: The number of the line among those that scroll together: where the cells are
  ///   too few for two lines, the first that is written has the row. Nil: it has its row to itself.
  mutating func write(
    _ text: String, in frame: Rect, _ alignment: Alignment = .leading, style: Style,
    opacity: Double = 1, line: Int? = nil
  ) {
    let cells = cells(of: text, in: frame, alignment)
    let seen = cells.intersection(clip)
    let visibility = visibility(of: opacity)
    guard !seen.isEmpty, visibility != .hidden else { return }
    if let line, !take(cells.y, for: line) { return }
    let style = visibility == .faint && !ink.mixes ? style.adding(.dim) : style
    let first = ground(seen.x, seen.y)
    let columns = seen.x..<seen.right
    let isEven = columns.allSatisfy { ground($0, seen.y) == first }
    let grounds = isEven ? [] : columns.map { ground($0, seen.y) }
    buffer.write(
      text, at: cells.x, cells.y, style: faded(style, opacity, on: first), columns: cells.width,
      ellipsis: ink.isASCII ? "." : "…", clip: clip)
    for (x, ground) in zip(columns, grounds) {
      let style = faded(style, opacity, on: ground)
      buffer.restyle(at: x, seen.y) { _ in style }
    }
  }

  /// Returns the cells that a line of text takes in its frame.
  func cells(of text: String, in frame: Rect, _ alignment: Alignment = .leading) -> Area {
    let start = projection.column(nearest: frame.minX)
    let columns = columns(of: frame)
    let width = min(Width.of(text), max(0, columns))
    let room = columns - width
    let x: Int
    switch alignment {
    case .leading: x = start
    case .centre:
      let middle = projection.x(frame.minX + frame.size.width / 2) / 8
      let place = projection.column + Projection.whole(middle - Double(width) / 2)
      x = max(start, min(start + room, place))
    case .trailing: x = start + room
    }
    return Area(x: x, y: row(of: frame), width: width, height: 1)
  }

  /// Says whether no text stands in cells.
  func isBlank(_ cells: Area) -> Bool {
    (cells.x..<cells.right).allSatisfy { buffer[$0, cells.y].glyph == .blank }
  }

  /// The style on a ground: faded into it, and turned black or white where it could not be read on
  /// it.
  private func faded(_ style: Style, _ opacity: Double, on ground: Colour?) -> Style {
    var style = style.with(background: ground)
    if let ground, let colour = style.foreground, abs(colour.lightness - ground.lightness) < 80 {
      style.foreground = ground.lightness > 127 ? .black : .white
    }
    if opacity < 1, let colour = style.foreground, let ground, ink.mixes {
      style.foreground = ground.blended(towards: colour, by: opacity)
    }
    return style
  }

  /// Adds attributes to the row in which the text of a frame stands, if it is this line's.
  mutating func emphasise(_ frame: Rect, adding attributes: Style.Attributes, line: Int) {
    let cells = Area(
      x: projection.column(nearest: frame.minX), y: row(of: frame), width: columns(of: frame),
      height: 1)
    guard take(cells.y, for: line) else { return }
    buffer.restyle(cells.intersection(clip)) { $0.adding(attributes) }
  }
}

extension Colour {
  /// How light it looks, 0…255.
  fileprivate var lightness: Int { (3 * Int(red) + 6 * Int(green) + Int(blue)) / 10 }
}
