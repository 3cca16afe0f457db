import TerminalUI

/// Where the help lies in a terminal.
package struct HelpFrame: Sendable {
  /// The box.
  package let box: Area
  /// What the page has.
  package let inside: Area

  /// What is read.
  package let page: HelpPage

  /// Makes the frame for a terminal, no larger than the page.
  package init(_ size: CellSize, _ table: KeyTable, theme: Theme) {
    let whole = Area(x: 0, y: 0, width: size.width, height: max(0, size.height - 1))
    let columns = min(size.width, Self.mostColumns)
    page = HelpPage(table, columns: columns - 4, theme: theme)
    box = whole.centred(width: columns, height: page.count + 2)
    inside = box.inset(horizontally: 2, vertically: 1)
  }

  private static let mostColumns = 82
}
