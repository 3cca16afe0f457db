import MockApp
import MockPhone
import Motion
import TerminalUI

/// Fields: on Android a box with the name small above the text when there are two rows for them; on
/// iOS the name before the text.
extension ScreenPainter {
  /// Draws the ground of an Android field, and the line under it.
  func drawBox(_ item: Item, _ element: Element, line: Int, on canvas: inout PhoneCanvas) {
    let frames = textFrames(of: item, element, canvas)
    let rows = (canvas.row(of: frames.first), canvas.row(of: frames.second))
    guard !isCupertino, canvas.take(rows.0, for: line), canvas.take(rows.1, for: line) else {
      return
    }
    let frame = element.frame.inset(indent)
    canvas.fill(
      canvas.projection.shape(frame).standing(onRow: rows.0, to: rows.1), palette.field)
    let needsLine = rows.0 < rows.1 || !canvas.ink.mixes
    if let fieldLine = palette.fieldLine, needsLine, canvas.isFree(rows.1 + 1, for: line) {
      canvas.line(
        frame, row: rows.1 + 1, isHigh: true,
        style: element.isFocused ? palette.highlight : fieldLine)
    }
  }

  /// Draws the name of a field, what it holds and, when it has the keyboard, the cursor behind it.
  func drawField(_ item: Item, _ element: Element, line: Int, on canvas: inout PhoneCanvas) {
    let frames = textFrames(of: item, element, canvas)
    let inset = indent + (isCupertino ? 0 : canvas.column)
    let hasTwoRows = frames.first != frames.second
    let isName = hasTwoRows && element.isFocused
    let nameStyle = isCupertino ? palette.text : isName ? palette.highlight : palette.secondary
    canvas.write(item.label, in: frames.first.inset(inset), style: nameStyle, line: line)
    let gap = canvas.width(of: item.label) + 2 * canvas.column
    let text = frames.second.inset(inset).trimmed(
      leading: hasTwoRows ? 0 : isCupertino ? max(gap, Self.nameWidth) : gap)
    drawText(item.detail ?? "", element.isFocused, in: text, line: line, on: &canvas)
  }

  /// The width of the names of iOS's fields, in pt.
  private static let nameWidth = 88.0

  private func drawText(
    _ text: String, _ hasFocus: Bool, in frame: Rect, line: Int, on canvas: inout PhoneCanvas
  ) {
    let shown = hasFocus ? text.tail(columns: canvas.columns(of: frame) - 1) : text
    canvas.write(shown, in: frame, style: palette.text, line: line)
    if palette.field == nil { canvas.emphasise(frame, adding: .underline, line: line) }
    let cells = canvas.cells(of: shown, in: frame)
    guard hasFocus, canvas.take(cells.y, for: line) else { return }
    canvas.mark(
      canvas.ink.isASCII ? "_" : "▏", column: cells.right, row: cells.y,
      style: palette.highlight)
  }
}

extension String {
  /// Returns the end of the text that fits into so many columns.
  fileprivate func tail(columns: Int) -> String {
    guard Width.of(self) > columns else { return self }
    var used = 0
    var start = endIndex
    while start > startIndex {
      let before = index(before: start)
      used += Width.of(String(self[before]))
      if used > columns { break }
      start = before
    }
    return String(self[start...])
  }
}
