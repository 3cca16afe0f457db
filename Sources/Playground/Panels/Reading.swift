import TerminalUI

/// A number with its name, as a cell of a table of numbers.
package struct Reading: Hashable, Sendable {
  /// What it is, in at most eight letters.
  package let name: String
  /// The number as text.
  package let value: String

  /// Makes a reading of a number.
  package init(_ name: String, _ value: Double, decimals: Int = 3, signed: Bool = false) {
    self.name = name
    self.value = Figures.fixed(value, decimals: decimals, signed: signed)
  }

  /// The columns of a name and of a value.
  private static let columns = (name: 8, value: 7)

  /// Lays readings out in rows: two beside each other where there is room, so that every number
  /// keeps its place.
  package static func table(_ readings: [Reading], width: Int, theme: Theme) -> [StyledText] {
    let cell = columns.name + columns.value
    let perRow = width > 2 * cell + 1 ? 2 : 1
    return stride(from: 0, to: readings.count, by: perRow).map { start in
      var line = StyledText()
      for (column, reading) in readings[start..<min(start + perRow, readings.count)].enumerated() {
        if column > 0 {
          line.append(String(repeating: " ", count: min(5, width - 2 * cell)), theme.text)
        }
        line.append(reading.name, theme.muted, columns: columns.name)
        let gap = columns.value - reading.value.utf8.count
        line.append(String(repeating: " ", count: max(0, gap)) + reading.value, theme.text)
      }
      return line
    }
  }
}
