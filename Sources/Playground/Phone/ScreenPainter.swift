import MockApp
import MockPhone
import Motion
import Platforms
import TerminalUI

/// Draws screens in the look of one platform.
struct ScreenPainter {
  let palette: PhonePalette
  let metrics: PhoneMetrics

  /// The whole of a surface.
  var whole: Rect { Rect(x: 0, y: 0, width: metrics.size.width, height: metrics.size.height) }
  /// Whether it is iOS whose look it is.
  var isCupertino: Bool { metrics.platform == .ios }
  /// How far the ground of items stands from the sides of the glass.
  var margin: Double { isCupertino ? metrics.margin : 0 }
  /// How far text stands from the sides of the glass.
  var indent: Double { isCupertino ? 2 * metrics.margin : metrics.margin }

  /// Returns a rectangle made longer on both sides, for a ground that reaches to the sides of its
  /// surface: the cells there are painted whole and cut with the surface.
  func bleeding(_ rect: Rect) -> Rect { rect.inset(-metrics.size.width / 8) }

  /// Draws a screen without its header.
  ///
  /// First every item takes the rows of its texts, then come all grounds, then the texts: so no
  /// ground hides the text of another item, whatever is cut or scaled.
  ///
  /// - Parameter selection: The position of the item that the playground has selected.
  func drawContent(_ layout: ScreenLayout, selection: Int?, on canvas: inout PhoneCanvas) {
    canvas.coverAll(palette.screen)
    takeRows(layout, selection, on: &canvas)
    if isCupertino { drawCards(layout, on: &canvas) }
    drawSeparators(layout, on: &canvas)
    for (line, element) in layout.elements.enumerated() {
      guard case .item(let item, let position) = element.kind else { continue }
      if position == selection { drawSelection(element, line: line, on: &canvas) }
      drawGround(of: item, element, line: line, on: &canvas)
    }
    for (line, element) in layout.elements.enumerated() {
      guard case .item(let item, let position) = element.kind else { continue }
      draw(item, element, line: line, on: &canvas)
      if position == selection { mark(element, line: line, on: &canvas) }
    }
  }

  /// Lets every item take its rows; what is selected is seen even where there are too few for all.
  private func takeRows(
    _ layout: ScreenLayout, _ selection: Int?, on canvas: inout PhoneCanvas
  ) {
    canvas.freeRows()
    for isSelected in [true, false] {
      for (line, element) in layout.elements.enumerated() {
        guard case .item(let item, let position) = element.kind,
          (position == selection) == isSelected
        else { continue }
        let frames = textFrames(of: item, element, canvas)
        canvas.take(canvas.row(of: frames.first), for: line)
        canvas.take(canvas.row(of: frames.second), for: line)
      }
    }
  }

  /// Returns where the texts of an item stand: one frame twice, or for a field of two rows its
  /// name's and its text's.
  func textFrames(
    of item: Item, _ element: Element, _ canvas: PhoneCanvas
  ) -> (first: Rect, second: Rect) {
    let frame = element.frame
    let upper = frame.upperPart(frame.size.height / 2)
    let lower = frame.lowerPart(frame.size.height / 2)
    guard !isCupertino, case .field = item.kind, canvas.rowsAtRest(height: metrics.row) >= 2,
      canvas.row(of: upper) < canvas.row(of: lower)
    else { return (frame, frame) }
    return (upper, lower)
  }

  private func drawGround(
    of item: Item, _ element: Element, line: Int, on canvas: inout PhoneCanvas
  ) {
    switch item.kind {
    case .button: drawPill(item.label, in: element.frame, line: line, on: &canvas)
    case .field: drawBox(item, element, line: line, on: &canvas)
    case .row, .text: break
    }
  }

  private func draw(_ item: Item, _ element: Element, line: Int, on canvas: inout PhoneCanvas) {
    switch item.kind {
    case .row: drawRow(item, in: element.frame, line: line, on: &canvas)
    case .button: drawButton(item.label, in: element.frame, line: line, on: &canvas)
    case .field: drawField(item, element, line: line, on: &canvas)
    case .text:
      canvas.write(
        item.label, in: element.frame.inset(indent), style: palette.secondary, line: line)
    }
  }
}
