import TerminalUI

/// The width of the glass as a line: its middle, where the screen is, and where it would come to
/// rest.
package struct Ruler: Hashable, Sendable {
  /// The columns.
  package let columns: Int
  /// The width that they stand for.
  package let extent: Double
  /// Where the screen is.
  package let position: Double
  /// Where it would come to rest; nil: nobody holds it.
  package let projected: Double?

  /// Makes a ruler.
  package init(columns: Int, extent: Double, position: Double, projected: Double?) {
    self.columns = max(0, columns)
    self.extent = extent
    self.position = position
    self.projected = projected
  }

  /// The line.
  package func line(_ theme: Theme) -> StyledText {
    let middle = column(of: extent / 2)
    let here = column(of: position)
    let there = projected.map(column(of:))
    var line = StyledText()
    for column in 0..<columns {
      if column == here {
        line.append("●", theme.accent)
      } else if column == there {
        line.append("◆", theme.warning)
      } else if column == middle {
        line.append("┼", theme.text)
      } else {
        let isEnd = column == 0 || column == columns - 1
        line.append(isEnd ? "┆" : "─", theme.line)
      }
    }
    return line
  }

  /// The column of a place; one beyond the glass is its end.
  private func column(of place: Double) -> Int {
    guard columns > 0, extent > 0, place.isFinite else { return 0 }
    let share = min(max(place / extent, 0), 1)
    return Int((share * Double(columns - 1)).rounded())
  }
}
