import TerminalUI

/// What stands in a panel: lines, and below them a plot when there is room.
package struct PanelContent: Sendable {
  /// Which lines go when not all fit.
  package enum Overflow: Sendable {
    /// The first ones.
    case start
    /// Those after the first one.
    case middle
    /// The last ones.
    case end
  }

  /// What stands to the right of the title.
  package var aside: String
  /// The lines from the top.
  package var lines: [StyledText]
  /// The same in fewer lines, for when not all fit.
  package var compact: [StyledText]?
  /// A curve, with what is written over it.
  package var plot: (curve: Plot, caption: StyledText)?
  /// Which lines go when not all fit.
  package var overflow: Overflow

  /// Makes content without a plot.
  package init(
    aside: String = "", lines: [StyledText] = [], overflow: Overflow = .end
  ) {
    self.aside = aside
    self.lines = lines
    self.overflow = overflow
  }

  /// The rows of a plot with its caption: at least, and gladly.
  private static let plotRows = (least: 5, wanted: 11)

  /// The rows that it would like to have.
  package var wantedRows: Int { lines.count + (plot == nil ? 0 : Self.plotRows.wanted) }

  /// Returns the lines for so many rows.
  package func lines(for rows: Int, theme: Theme) -> [StyledText] {
    let lines = lines.count > rows ? compact ?? lines : lines
    guard lines.count > rows else { return lines }
    switch overflow {
    case .start: return Array(lines.suffix(rows))
    case .middle:
      guard rows > 2 else { return Array(lines.suffix(rows)) }
      let gap = StyledText("  \(theme.gap)", theme.muted)
      return lines.prefix(1) + [gap] + lines.suffix(rows - 2)
    case .end: return Array(lines.prefix(rows))
    }
  }

  /// Draws into an area.
  package func draw(into buffer: inout Buffer, _ area: Area, theme: Theme) {
    for (row, line) in lines(for: area.height, theme: theme).enumerated() {
      buffer.write(line, at: area.x, area.y + row, columns: area.width, theme: theme)
    }
    guard let plot, area.height - lines.count >= Self.plotRows.least else { return }
    let rest = area.split(afterRows: lines.count + 1).bottom
    buffer.write(plot.caption, at: rest.x, rest.y - 1, columns: rest.width, theme: theme)
    plot.curve.draw(
      into: &buffer, rest, style: theme.curve, markStyle: theme.accent, dots: theme.dots)
  }
}
