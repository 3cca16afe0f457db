import TerminalUI

extension LineInput {
  /// Draws the line into a row with the cursor always in sight.
  package func draw(into buffer: inout Buffer, _ area: Area, theme: Theme) {
    guard area.width > 2, area.height > 0 else { return }
    let under = after.first.map(String.init) ?? " "
    let room = area.width - max(1, Width.of(under))
    var seen = before
    if Width.of(seen) > room {
      seen = String(theme.ellipsis) + Self.ending(of: before, columns: room - 1)
    }
    var x = area.x + buffer.write(seen, at: area.x, area.y, columns: room)
    x += buffer.write(under, at: x, area.y, style: theme.cursor, columns: area.right - x)
    buffer.write(
      String(after.dropFirst()), at: x, area.y, columns: area.right - x, ellipsis: theme.ellipsis)
  }

  private static func ending(of text: String, columns: Int) -> String {
    var kept: [Character] = []
    var used = 0
    for character in text.reversed() {
      used += Width.of(String(character))
      if used > columns { break }
      kept.append(character)
    }
    return String(kept.reversed())
  }
}
