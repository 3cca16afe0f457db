/// Terms in one column, their meanings beside them in another.
package struct DefinitionList: Sendable {
  private let rows: [(term: String, meaning: String)]

  /// Makes a list.
  package init(_ rows: [(term: String, meaning: String)]) { self.rows = rows }

  /// The list as text; a long term gets a line of its own.
  package var text: String {
    let short = rows.map(\.term.count).filter { $0 <= Self.longestTerm }.max() ?? 0
    let margin = String(repeating: " ", count: Self.indent + short + Self.gap)
    return rows.flatMap { row in
      let meaning = Paragraph(row.meaning, width: max(20, Paragraph.helpWidth - margin.count)).lines
      let head = String(repeating: " ", count: Self.indent) + row.term
      let padding = margin.dropFirst(head.count)
      let isLong = row.term.count > short
      let first = isLong ? [head] : [head + padding + (meaning.first ?? "")]
      return first + meaning.dropFirst(isLong ? 0 : 1).map { margin + $0 }
    }
    .joined(separator: "\n")
  }

  private static let indent = 2
  private static let gap = 2
  private static let longestTerm = 26
}
