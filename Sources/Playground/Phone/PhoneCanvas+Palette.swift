import TerminalUI

extension PhoneCanvas {
  /// Lets what has faded into its ground vanish on a terminal of 256 colours.
  ///
  /// Two mixed colours can fall on one colour of the palette; the glyph would then be painted black
  /// or white to save it (``Style/palette(at:)``), and a screen would flash up at the end of its
  /// fade.
  mutating func reduceToPalette() {
    guard ink.depth == .indexed256 else { return }
    var last: (style: Style, isLost: Bool)?
    for y in clip.y..<clip.bottom {
      for x in clip.x..<clip.right {
        let cell = buffer[x, y]
        guard cell.glyph != .blank, !cell.glyph.isContinuation else { continue }
        if last?.style != cell.style { last = (cell.style, cell.style.isLostIn256) }
        if last?.isLost == true {
          buffer.restyle(at: x, y) { $0.with(foreground: $0.background) }
        }
      }
    }
  }
}

extension Style {
  /// Whether two colours that differ fall on the same one of 256.
  fileprivate var isLostIn256: Bool {
    guard let foreground, let background, foreground != background else { return false }
    return foreground.nearestOf256 == background.nearestOf256
  }
}
