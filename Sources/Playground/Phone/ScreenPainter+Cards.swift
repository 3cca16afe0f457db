import MockApp
import MockPhone
import Motion

/// Items of one kind belong together: iOS stands them on a card, and thin lines part them.
extension ScreenPainter {
  /// The corner radius of a card, in pt.
  private static let corner = 10.0

  /// Draws the cards of iOS.
  func drawCards(_ layout: ScreenLayout, on canvas: inout PhoneCanvas) {
    var first: Element?
    var last: Element?
    for element in layout.elements {
      if let first, let last, !element.continues(last) {
        drawCard(from: first, to: last, in: layout.viewport, on: &canvas)
      }
      let continues = last.map(element.continues) ?? false
      first = continues ? first : element.isOnCard ? element : nil
      last = first == nil ? nil : element
    }
    if let first, let last { drawCard(from: first, to: last, in: layout.viewport, on: &canvas) }
  }

  private func drawCard(
    from first: Element, to last: Element, in viewport: Rect, on canvas: inout PhoneCanvas
  ) {
    // A card that is scrolled away at its head, or goes on below, has no corners there.
    let overhang = 2 * Self.corner
    let isCut = first.frame.minY <= viewport.minY && (first.position ?? 0) > 0
    let top = first.frame.minY - (isCut ? overhang : 0)
    let bottom = last.frame.maxY + (last.frame.maxY >= viewport.maxY ? overhang : 0)
    let card = Rect(x: 0, y: top, width: first.frame.size.width, height: bottom - top)
    canvas.fill(
      canvas.projection.shape(card.inset(margin), corner: Self.corner)
        .covering(row: canvas.row(of: first.frame)).covering(row: canvas.row(of: last.frame)),
      palette.card)
  }

  /// Draws the lines between items that belong together, in the row above the lower one's text.
  ///
  /// So they stand evenly between the texts, which move by whole rows. There are none where only
  /// some would have room.
  func drawSeparators(_ layout: ScreenLayout, on canvas: inout PhoneCanvas) {
    guard let style = palette.separator, canvas.rowsAtRest(height: metrics.row) >= 2 else { return }
    for (upper, lower) in zip(layout.elements, layout.elements.dropFirst())
    where lower.continues(upper) && (isCupertino || lower.isRow) {
      let row = canvas.row(of: lower.frame) - 1
      guard !canvas.isTaken(row) else { continue }
      let frame = lower.frame.trimmed(leading: indent, trailing: isCupertino ? margin : indent)
      canvas.line(frame, row: row, style: style)
    }
  }
}

extension Element {
  /// The position of the item that it is.
  fileprivate var position: Int? {
    if case .item(_, let position) = kind { position } else { nil }
  }

  /// Whether it stands on a card.
  fileprivate var isOnCard: Bool {
    guard case .item(let item, _) = kind else { return false }
    return item.kind != .text
  }

  /// Whether it is a row.
  fileprivate var isRow: Bool {
    if case .item(let item, _) = kind, case .row = item.kind { true } else { false }
  }

  /// Says whether it belongs to the item above.
  fileprivate func continues(_ upper: Element) -> Bool {
    guard case .item(let item, _) = kind, case .item(let above, _) = upper.kind else {
      return false
    }
    switch (above.kind, item.kind) {
    case (.row, .row), (.button, .button), (.field, .field): return true
    default: return false
    }
  }
}
