import TerminalUI

/// Where the help lies in a terminal.
package struct HelpFrame: Hashable, Sendable {
  /// The box.
  package let box: Area
  /// What the page has.
  package let inside: Area

  /// Makes the frame for a terminal.
  package init(_ size: CellSize) {
    let whole = Area(x: 0, y: 0, width: size.width, height: max(0, size.height - 1))
    let margin = size.height > 30 ? 2 : 0
    box = whole.centred(width: 92, height: size.height - 1 - 2 * margin)
    inside = box.inset(horizontally: 2, vertically: 1)
  }
}
