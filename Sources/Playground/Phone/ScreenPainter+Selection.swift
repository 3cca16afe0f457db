import MockPhone
import Motion
import TerminalUI

extension ScreenPainter {
  /// Draws the ground of the item that the playground has selected: around the row of its text, the
  /// same at every height.
  func drawSelection(_ element: Element, line: Int, on canvas: inout PhoneCanvas) {
    let row = canvas.row(of: element.frame)
    let hasRim =
      !canvas.ink.isASCII && canvas.isFree(row - 1, for: line) && canvas.isFree(row + 1, for: line)
    let ground = isCupertino ? element.frame.inset(margin) : bleeding(element.frame)
    let shape = canvas.projection.shape(ground).standing(onRow: row, rim: hasRim ? 4 : 0)
    canvas.fill(shape, palette.selection)
  }

  /// Draws the sign at the item that the playground has selected.
  func mark(_ element: Element, line: Int, on canvas: inout PhoneCanvas) {
    let text = canvas.cells(of: "x", in: element.frame.inset(indent))
    let first = (canvas.projection.eighthX(0) + 7) >> 3
    canvas.mark(
      canvas.ink.isASCII ? ">" : "▸", column: min(text.x - 1, max(first, text.x - 2)), row: text.y,
      style: palette.highlight)
    if palette.selection == nil {
      canvas.emphasise(element.frame.inset(indent), adding: .reverse, line: line)
    }
  }
}
