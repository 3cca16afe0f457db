/// A layer through which what lies underneath is seen; remembers the last mixture, since neighbours
/// are often alike.
struct Film {
  private let opacity: Double
  private var last: (upper: Style, under: Style, mixed: Style)?

  /// Makes a layer of an opacity from 0 to 1.
  init(opacity: Double) { self.opacity = opacity }

  /// Returns the style of a cell of the layer over a cell underneath.
  mutating func style(_ upper: Style, over under: Style) -> Style {
    guard opacity < 1 else { return upper }
    if let last, last.upper == upper, last.under == under { return last.mixed }
    var mixed = opacity < 0.5 ? under : upper
    mixed.background = colour(upper.background, over: under.background)
    mixed.foreground =
      opacity < 0.5
      ? colour(upper.background, over: under.foreground)
      : colour(upper.foreground, over: under.background)
    last = (upper, under, mixed)
    return mixed
  }

  private func colour(_ upper: Colour?, over under: Colour?) -> Colour? {
    guard let upper, let under else { return opacity < 0.5 ? under : upper }
    return under.blended(towards: upper, by: opacity)
  }
}
