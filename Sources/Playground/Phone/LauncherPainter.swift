import MockPhone
import Motion
import TerminalUI

/// Draws the launcher: a wallpaper, and icons of which the played app's stands out.
struct LauncherPainter {
  let palette: PhonePalette

  /// Draws the whole of it.
  func draw(_ layout: LauncherLayout, on canvas: inout PhoneCanvas) {
    drawWallpaper(on: &canvas)
    for element in layout.elements {
      guard case .icon(let isPlayed) = element.kind else { continue }
      drawIcon(element, isPlayed, on: &canvas)
    }
  }

  /// Draws an icon around the cell of its letter, and its name below.
  private func drawIcon(_ element: Element, _ isPlayed: Bool, on canvas: inout PhoneCanvas) {
    let cell = element.frame
    let upper = cell.upperPart(cell.size.height * 0.7)
    let letter = element.label.prefix(1).uppercased()
    let place = canvas.cells(of: letter, in: upper, .centre)
    let isHigh = canvas.rows(of: cell) >= 4 && !canvas.ink.isASCII
    let colour = isPlayed ? palette.playedIcon : palette.icon
    let rim = isHigh ? 4 : 0
    let icon = Shape(
      left: (place.x - 2) * 8, top: place.y * 8 - rim, right: (place.right + 2) * 8,
      bottom: place.y * 8 + 8 + rim, radiusX: 12, radiusY: 6)
    canvas.fill(icon, colour)
    canvas.write(
      colour == nil ? "[\(letter)]" : letter, in: upper, .centre,
      style: isPlayed ? palette.playedIconText : palette.iconText)
    canvas.write(
      element.label, in: cell.lowerPart(cell.size.height * 0.3), .centre,
      style: isPlayed ? palette.launcherText.adding(.bold) : palette.launcherText)
  }

  private func drawWallpaper(on canvas: inout PhoneCanvas) {
    let cells = canvas.clip
    for y in cells.y..<cells.bottom {
      let share = cells.height > 1 ? Double(y - cells.y) / Double(cells.height - 1) : 0
      let colour = palette.wallpaper.flatMap { top in
        palette.wallpaperEnd.map { top.blended(towards: $0, by: share) }
      }
      canvas.buffer.fill(
        Area(x: cells.x, y: y, width: cells.width, height: 1), style: Style(background: colour))
    }
  }
}
