import TerminalUI

/// What a terminal can show: how many colours, and which glyphs.
package struct Ink: Hashable, Sendable {
  /// The colours.
  package let depth: ColourDepth
  /// Whether only ASCII can be shown.
  package let isASCII: Bool

  /// Makes an ink.
  package init(_ depth: ColourDepth, isASCII: Bool = false) {
    self.depth = depth
    self.isASCII = isASCII
  }

  /// Whether colours can be mixed: what moves, dims and fades is then shown by them alone.
  var mixes: Bool { depth >= .indexed256 }
}
