extension Style {
  /// The numbers that a terminal with a palette paints a style with; `nil` is its own colour.
  package struct PaletteColours: Hashable, Sendable {
    /// The number of the glyph's colour.
    package var foreground: Int?
    /// The number of the colour behind it.
    package var background: Int?
  }

  /// Returns the nearest colours of a terminal's palette.
  ///
  /// A glyph that had a colour of its own never vanishes in the background: where both fall on the
  /// same number, the glyph becomes black or white, whichever is further away. At `trueColour` the
  /// number is the colour, as terminfo's direct-colour entries take it; they keep 0…7 for the
  /// palette, so the darkest blues become 8.
  package func palette(at depth: ColourDepth) -> PaletteColours {
    func number(_ colour: Colour) -> Int? {
      switch depth {
      case .none: nil
      case .basic8: colour.nearestOf8
      case .indexed256: colour.nearestOf256
      case .trueColour: max(8, Int(colour.hex))
      }
    }
    var colours = PaletteColours(
      foreground: foreground.flatMap(number), background: background.flatMap(number))
    if depth != .trueColour, let front = foreground, let back = background, front != back,
      colours.foreground == colours.background
    {
      let toBlack = back.distance(to: .black)
      colours.foreground = number(toBlack > back.distance(to: .white) ? .black : .white)
    }
    return colours
  }
}
