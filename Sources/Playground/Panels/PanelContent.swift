import TerminalUI

/// What stands in a panel: lines, and below them a plot when there is room.
package struct PanelContent: Sendable {
  /// What stands to the right of the title.
  package var aside = ""
  /// The lines from the top.
  package var lines: [StyledText] = []
  /// A curve, with what is written over it.
  package var plot: (curve: Plot, caption: StyledText)?
  /// Whether the last lines are those that stay when not all fit; else the first.
  package var keepsEnd = false

  /// Makes content without a plot.
  package init(aside: String = "", lines: [StyledText] = [], keepsEnd: Bool = false) {
    self.aside = aside
    self.lines = lines
    self.keepsEnd = keepsEnd
  }

  /// The rows of a plot and its caption, at least.
  package static let leastPlotRows = 5

  /// The rows that it would like to have.
  package var wantedRows: Int { lines.count + (plot == nil ? 0 : 8) }

  /// Draws into an area.
  package func draw(into buffer: inout Buffer, _ area: Area, theme: Theme) {
    let seen = keepsEnd ? lines.suffix(area.height) : lines.prefix(area.height)
    for (row, line) in seen.enumerated() {
      buffer.write(line, at: area.x, area.y + row, columns: area.width, theme: theme)
    }
    guard let plot, area.height - lines.count >= Self.leastPlotRows else { return }
    let rest = area.split(afterRows: lines.count + 1).bottom
    buffer.write(plot.caption, at: rest.x, rest.y - 1, columns: rest.width, theme: theme)
    plot.curve.draw(
      into: &buffer, rest, style: theme.curve, markStyle: theme.accent, dots: theme.dots)
  }
}
