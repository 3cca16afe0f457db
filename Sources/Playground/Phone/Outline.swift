import TerminalUI

/// A line around a surface, for terminals on which its ground may be that of the surface beneath.
struct Outline: Hashable {
  /// How it is painted.
  let style: Style
  /// The surface's ground: the line is left out where what lies beneath has another.
  let ground: Colour?
}
