import TerminalUI

/// The help, made from the table of keys.
package struct HelpPage: Sendable {
  private let lines: [StyledText]

  /// Makes the page for a width.
  package init(_ table: KeyTable, columns: Int, theme: Theme) {
    func spelling(of row: KeyRow) -> String {
      theme.isASCII ? KeyRow.spelledOut(row.keyNames) : row.keyNames
    }
    let names = table.rows.map { Width.of(spelling(of: $0)) }.max() ?? 0
    let margin = min(names, max(8, columns / 2)) + 2
    var lines: [StyledText] = []
    for section in table.sections {
      if !lines.isEmpty { lines.append(StyledText()) }
      lines.append(StyledText(section.title, theme.title))
      for row in section.rows {
        let meaning = StyledText.wrapped(
          row.meaning, theme.text, columns: max(12, columns - margin))
        for (index, part) in meaning.enumerated() {
          var line = StyledText()
          line.append(index == 0 ? spelling(of: row) : "", theme.key, columns: margin - 2)
          line.append("  ", theme.text)
          lines.append(line + part)
        }
      }
    }
    self.lines = lines
  }

  /// The number of lines.
  package var count: Int { lines.count }

  /// Returns the first line that can be at the top when so many rows are seen, at most the one
  /// wished for.
  package func top(_ wish: Int, rows: Int) -> Int {
    max(0, min(wish, lines.count - max(1, rows)))
  }

  /// Draws the page from a line on.
  package func draw(into buffer: inout Buffer, _ area: Area, from wish: Int, theme: Theme) {
    let top = top(wish, rows: area.height)
    for (row, line) in lines[top...].prefix(area.height).enumerated() {
      buffer.write(line, at: area.x, area.y + row, columns: area.width, theme: theme)
    }
  }
}
