extension Buffer {
  /// Draws a box along the inner edge of an area and returns the area inside it.
  ///
  /// The title stands in the upper side with a space around it, cut with an ellipsis where it is
  /// too long. An area of one column or row becomes a line.
  @discardableResult
  package mutating func drawBox(
    _ box: Area, title: String = "", style: Style, titleStyle: Style? = nil,
    borders: BorderSet = .unicode, clip: Area? = nil
  ) -> Area {
    guard !box.isEmpty else { return .empty }
    let clip = clip.map { area.intersection($0) } ?? area
    let inside = box.inset(horizontally: 1, vertically: 1)
    for y in max(box.y, clip.y)..<max(box.y, clip.y, min(box.bottom, clip.bottom)) {
      draw(borders.vertical, box.x, y, style, clip)
      draw(borders.vertical, box.right - 1, y, style, clip)
    }
    for x in max(box.x, clip.x)..<max(box.x, clip.x, min(box.right, clip.right)) {
      draw(borders.horizontal, x, box.y, style, clip)
      draw(borders.horizontal, x, box.bottom - 1, style, clip)
    }
    if box.width > 1, box.height > 1 {
      draw(borders.topLeft, box.x, box.y, style, clip)
      draw(borders.topRight, box.right - 1, box.y, style, clip)
      draw(borders.bottomLeft, box.x, box.bottom - 1, style, clip)
      draw(borders.bottomRight, box.right - 1, box.bottom - 1, style, clip)
    }
    if !title.isEmpty {
      drawTitle(title, box, box.y, titleStyle ?? style, borders, clip)
    }
    return inside
  }

  /// Draws a line across a box in one of its rows, with its tees and an optional title.
  package mutating func drawDivider(
    _ box: Area, row y: Int, title: String = "", style: Style, titleStyle: Style? = nil,
    borders: BorderSet = .unicode, clip: Area? = nil
  ) {
    let clip = clip.map { area.intersection($0) } ?? area
    for x in max(box.x, clip.x)..<max(box.x, clip.x, min(box.right, clip.right)) {
      draw(borders.horizontal, x, y, style, clip)
    }
    draw(borders.leftTee, box.x, y, style, clip)
    draw(borders.rightTee, box.right - 1, y, style, clip)
    if !title.isEmpty {
      drawTitle(title, box, y, titleStyle ?? style, borders, clip)
    }
  }

  private mutating func drawTitle(
    _ title: String, _ box: Area, _ y: Int, _ style: Style, _ borders: BorderSet, _ clip: Area
  ) {
    guard box.width > 6 else { return }
    let ellipsis: Unicode.Scalar = borders == .ascii ? "." : "…"
    let used = write(
      title, at: box.x + 3, y, style: style, columns: box.width - 6, ellipsis: ellipsis,
      clip: clip)
    draw(" ", box.x + 2, y, style, clip)
    draw(" ", box.x + 3 + used, y, style, clip)
  }

  private mutating func draw(
    _ scalar: Unicode.Scalar, _ x: Int, _ y: Int, _ style: Style, _ clip: Area
  ) {
    put(Glyph(scalar, width: 1), style, x, y, clip: clip)
  }
}
