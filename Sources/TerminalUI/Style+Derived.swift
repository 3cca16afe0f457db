extension Style {
  /// Returns the same style with more attributes.
  package func adding(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }

  /// Returns the same style in another foreground.
  package func with(foreground colour: Colour?) -> Style {
    var style = self
    style.foreground = colour
    return style
  }

  /// Returns the same style on another background.
  package func with(background colour: Colour?) -> Style {
    var style = self
    style.background = colour
    return style
  }

  /// Returns the style that is seen when this one is laid over another: what it leaves open shows
  /// the other's colour.
  package func over(_ lower: Style) -> Style {
    var style = self
    if style.foreground == nil { style.foreground = lower.foreground }
    if style.background == nil { style.background = lower.background }
    return style
  }

  /// Returns the style with both colours mixed towards another; the terminal's own colours are
  /// unknown and stay.
  package func blended(towards colour: Colour, by share: Double) -> Style {
    var style = self
    style.foreground = foreground?.blended(towards: colour, by: share)
    style.background = background?.blended(towards: colour, by: share)
    return style
  }
}
