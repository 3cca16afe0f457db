import MockApp
import Motion
import TerminalUI

extension ScreenPainter {
  /// Draws a row: its label, and at the trailing side its detail and, on iOS, the sign that it
  /// leads on.
  func drawRow(_ item: Item, in frame: Rect, line: Int, on canvas: inout PhoneCanvas) {
    var frame = frame.inset(indent)
    if isCupertino, case .push? = item.action {
      canvas.write(
        canvas.ink.isASCII ? ">" : "›", in: frame, .trailing, style: palette.secondary, line: line)
      frame = frame.trimmed(trailing: 2 * canvas.column)
    }
    if let detail = item.detail, !detail.isEmpty {
      let room = frame.size.width - canvas.width(of: item.label) - 2 * canvas.column
      let width = min(max(room, frame.size.width / 3), canvas.width(of: detail))
      canvas.write(
        detail, in: frame.trailingPart(width), .trailing, style: palette.secondary, line: line)
      frame = frame.trimmed(trailing: width + canvas.column)
    }
    canvas.write(item.label, in: frame, style: palette.text, line: line)
  }

  /// Draws the ground of an Android button, which stands around its word.
  func drawPill(_ label: String, in frame: Rect, line: Int, on canvas: inout PhoneCanvas) {
    let row = canvas.row(of: frame)
    guard !isCupertino, canvas.take(row, for: line) else { return }
    canvas.fill(
      canvas.projection.shape(pill(label, in: frame, canvas)).standing(onRow: row), palette.button)
  }

  /// Draws a button: a word on its pill on Android, a coloured word on a card on iOS.
  func drawButton(_ label: String, in frame: Rect, line: Int, on canvas: inout PhoneCanvas) {
    let frame = isCupertino ? frame.inset(indent) : pill(label, in: frame, canvas)
    canvas.write(
      palette.button == nil ? "[\(label)]" : label, in: frame, .centre, style: palette.buttonText,
      line: line)
  }

  private func pill(_ label: String, in frame: Rect, _ canvas: PhoneCanvas) -> Rect {
    let room = frame.inset(indent)
    let width = canvas.width(of: label) + 4 * canvas.column
    return Rect(
      x: room.minX, y: room.minY, width: min(room.size.width, width), height: room.size.height)
  }
}
