import MockPhone
import Motion
import Platforms
import TerminalUI

extension ScreenPainter {
  /// Draws an Android header: the arrow that leads up, and the title behind it.
  func drawMaterialHeader(_ layout: ScreenLayout, on canvas: inout PhoneCanvas) {
    drawHeaderGround(on: &canvas)
    for element in layout.elements {
      switch element.kind {
      case .backControl:
        canvas.write(
          canvas.ink.isASCII ? "<-" : "←", in: element.frame.trimmed(leading: indent),
          style: palette.accent)
      case .title: canvas.write(element.label, in: element.frame, style: palette.title)
      default: break
      }
    }
    drawHeaderLine(on: &canvas)
  }

  /// Draws the header of iOS, which stays where it is while the titles of two screens change places
  /// in it (M17).
  ///
  /// Where two texts would meet the fainter one is left out.
  func drawCupertinoHeader(
    _ screens: [(surface: Surface, layout: ScreenLayout)], on canvas: inout PhoneCanvas
  ) {
    drawHeaderGround(on: &canvas)
    var taken: [Range<Int>] = []
    let byStrength = screens.sorted { $0.surface.titleOpacity > $1.surface.titleOpacity }
    for (surface, layout) in byStrength {
      let title = layout.elements.first { $0.kind == .title }?.label ?? ""
      let bar = titleBar.inset(metrics.margin / 2)
      let width = min(canvas.width(of: title), bar.size.width * 0.6)
      let rest = Rect(
        x: (metrics.size.width - width) / 2, y: bar.minY, width: width, height: bar.size.height)
      // The upper screen takes its title along; where the lower one's comes from the container
      // says.
      let shift = surface.titleShift + (surface.castsShadow ? surface.placement.shiftX : 0)
      let opacity = surface.titleOpacity
      write(title, in: rest.moved(by: shift), palette.title, opacity, &taken, on: &canvas)
      if let control = layout.elements.first(where: { $0.kind == .backControl }) {
        let room = bar.trimmed(trailing: bar.maxX - rest.minX + canvas.column)
        writeBack(control.label, in: room, opacity, &taken, on: &canvas)
      }
    }
    drawHeaderLine(on: &canvas)
  }

  /// Writes the back control; as on the phone, a label that has no room gives way to the plain
  /// word, and this to the sign.
  private func writeBack(
    _ label: String, in room: Rect, _ opacity: Double, _ taken: inout [Range<Int>],
    on canvas: inout PhoneCanvas
  ) {
    let sign = canvas.ink.isASCII ? "<" : "‹"
    for text in ["\(sign) \(label)", "\(sign) Back", sign]
    where canvas.width(of: text) <= room.size.width {
      if write(text, in: room, palette.accent, opacity, &taken, on: &canvas) { return }
    }
  }

  /// Writes a text unless it would meet another one; returns whether it did.
  @discardableResult
  private func write(
    _ text: String, in frame: Rect, _ style: Style, _ opacity: Double,
    _ taken: inout [Range<Int>], on canvas: inout PhoneCanvas
  ) -> Bool {
    let cells = canvas.cells(of: text, in: frame)
    let columns = cells.x..<cells.right + 1
    guard canvas.visibility(of: opacity) != .hidden, !cells.isEmpty,
      !taken.contains(where: { $0.overlaps(columns) })
    else { return false }
    taken.append(columns)
    canvas.write(text, in: frame, style: style, opacity: opacity)
    return true
  }

  private func drawHeaderGround(on canvas: inout PhoneCanvas) {
    let frame = metrics.headerFrame
    let shape = canvas.projection.shape(bleeding(frame.lowerPart(2 * frame.size.height)))
      .sparing { canvas.isTaken($0) }.covering(row: canvas.row(of: titleBar))
    canvas.cover(shape, palette.header)
  }

  private func drawHeaderLine(on canvas: inout PhoneCanvas) {
    canvas.rule(
      metrics.headerFrame.maxY, in: whole, style: palette.barLine, isBelowBar: true,
      besides: canvas.row(of: titleBar))
  }

  /// The bar of the title, below the status bar.
  var titleBar: Rect { metrics.headerFrame.lowerPart(metrics.header) }
}
