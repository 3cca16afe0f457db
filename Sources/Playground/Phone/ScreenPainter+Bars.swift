import MockPhone
import Motion
import TerminalUI

extension ScreenPainter {
  /// Draws the tab bar: a sign over the name of each tab, the selected one filled.
  func drawTabBar(_ layout: TabBarLayout, on canvas: inout PhoneCanvas) {
    let frame = metrics.tabBarFrame
    let bar = frame.upperPart(metrics.tabBar)
    let upmost = canvas.row(of: hasSigns(canvas) ? parts(of: bar).sign : bar)
    let ground = canvas.projection.shape(bleeding(frame.upperPart(2 * frame.size.height)))
    canvas.cover(
      ground.sparing { canvas.isTaken($0) }.covering(row: upmost), palette.tabBar)
    canvas.rule(frame.minY, in: whole, style: palette.barLine, isBelowBar: false, besides: upmost)
    var position = 0
    for element in layout.elements {
      guard case .tab(let isSelected) = element.kind else { continue }
      drawTab(element, at: position, isSelected, on: &canvas)
      position += 1
    }
  }

  private func drawTab(
    _ tab: Element, at position: Int, _ isSelected: Bool, on canvas: inout PhoneCanvas
  ) {
    let style = isSelected ? palette.selectedTab : palette.tab
    guard hasSigns(canvas) else {
      let name = isSelected && palette.tabBar == nil ? "[\(tab.label)]" : tab.label
      return canvas.write(name, in: tab.frame, .centre, style: style)
    }
    let (sign, name) = parts(of: tab.frame)
    if isSelected {
      let width = min(64, sign.size.width)
      let pill = sign.trimmed(leading: (sign.size.width - width) / 2).leadingPart(width)
      canvas.fill(
        canvas.projection.shape(pill).standing(onRow: canvas.row(of: sign)), palette.tabPill)
    }
    let signs = isSelected ? Self.filledSigns : Self.openSigns
    canvas.write(signs[position % signs.count], in: sign, .centre, style: style)
    canvas.write(tab.label, in: name, .centre, style: style)
  }

  /// Returns where the sign of a tab stands, and where its name does.
  private func parts(of tab: Rect) -> (sign: Rect, name: Rect) {
    (tab.upperPart(tab.size.height * 0.55), tab.lowerPart(tab.size.height * 0.45))
  }

  /// Whether there are rows enough for signs above the names, and glyphs for them.
  private func hasSigns(_ canvas: PhoneCanvas) -> Bool {
    let (sign, name) = parts(of: metrics.tabBarFrame.upperPart(metrics.tabBar))
    return !canvas.ink.isASCII && canvas.row(of: sign) < canvas.row(of: name)
  }

  /// The signs of tabs that are not selected; both platforms draw these open and the selected one
  /// filled.
  private static let openSigns = ["◇", "○", "□", "△", "☆"]
  private static let filledSigns = ["◆", "●", "■", "▲", "★"]

  /// Draws what belongs to the system and stays: clock and battery above, the line to swipe at
  /// below.
  ///
  /// Where there are too few rows, the app's title and tabs have them.
  func drawSystemBars(_ style: Style, on canvas: inout PhoneCanvas) {
    let bar = whole.upperPart(metrics.statusBar).inset(metrics.margin)
    if canvas.row(of: bar) < canvas.row(of: titleBar) {
      canvas.write("9:41", in: bar, style: style.adding(.bold))
      canvas.write(canvas.ink.isASCII ? "84%" : "▂▄▆ 84%", in: bar, .trailing, style: style)
    }
    let length = min(134, metrics.size.width / 3)
    let height = 2 * min(12, metrics.bottomInset / 2)
    let line = Rect(
      x: (metrics.size.width - length) / 2, y: metrics.size.height - height, width: length,
      height: height)
    let text = String(
      repeating: canvas.ink.isASCII ? "=" : "━", count: max(0, canvas.columns(of: line)))
    if canvas.isBlank(canvas.cells(of: text, in: line)) {
      canvas.write(text, in: line, style: style)
    }
  }
}
