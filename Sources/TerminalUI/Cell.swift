/// One cell of a terminal: what stands in it and how it is painted. Trivial, 16 bytes.
package struct Cell: Hashable, Sendable {
  /// How it is painted.
  package var style: Style
  /// What stands in it.
  package var glyph: Glyph

  init(_ glyph: Glyph, _ style: Style) {
    self.style = style
    self.glyph = glyph
  }

  /// A space in the terminal's own colours.
  package static let blank = Cell(.blank, .plain)
}
