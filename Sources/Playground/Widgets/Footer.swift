import TerminalUI

/// The row at the bottom: the keys of the mode, or a hint, and at the right how recorded and shown
/// compare.
package struct Footer: Sendable {
  /// The rows of the table of keys that have a place in it, the most important first.
  package let keys: [KeyRow]
  /// What is going on, before the keys; nil: they tell.
  package let lead: String?
  /// A word in the place of the keys, until the next key.
  package let hint: StyledText?
  /// What stands at the right.
  package let status: StyledText

  /// Makes a footer.
  package init(
    keys: [KeyRow], lead: String? = nil, hint: StyledText? = nil, status: StyledText
  ) {
    self.keys = keys
    self.lead = lead
    self.hint = hint
    self.status = status
  }

  /// Draws into a row; keys that do not fit are left out, the least important first.
  package func draw(into buffer: inout Buffer, _ area: Area, theme: Theme) {
    guard !area.isEmpty else { return }
    let statusColumns = min(status.width, max(20, area.width / 2), area.width)
    let left = area.inset(left: 1, right: statusColumns + 3)
    buffer.write(
      status, at: area.right - statusColumns - (statusColumns < area.width ? 1 : 0), area.y,
      columns: statusColumns, theme: theme)
    let start = lead.map { StyledText($0 + " · ", theme.accent) } ?? StyledText()
    let line =
      hint ?? start + Self.line(of: keys, columns: left.width - start.width, theme: theme)
    buffer.write(line, at: left.x, left.y, columns: left.width, theme: theme)
  }

  /// The keys that fit, the help last.
  private static func line(of keys: [KeyRow], columns: Int, theme: Theme) -> StyledText {
    func text(of row: KeyRow) -> StyledText {
      let name = theme.isASCII ? KeyRow.spelledOut(row.footerName) : row.footerName
      return StyledText(name, theme.key) + StyledText(" " + row.label, theme.muted)
    }
    let separator = StyledText(" · ", theme.line)
    let last = keys.first.map(text(of:)) ?? StyledText()
    var line = StyledText()
    var used = last.width
    for row in keys.dropFirst() {
      let next = text(of: row) + separator
      if used + next.width > columns { break }
      line = line + next
      used += next.width
    }
    return line + last
  }
}
