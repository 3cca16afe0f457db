extension Style {
  /// What can be done to a glyph besides colour.
  package struct Attributes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes.
    package static let bold = Attributes(rawValue: 1)
    /// Fainter.
    package static let dim = Attributes(rawValue: 2)
    /// A line below.
    package static let underline = Attributes(rawValue: 4)
    /// Foreground and background exchanged.
    package static let reverse = Attributes(rawValue: 8)
    /// Slanted.
    package static let italic = Attributes(rawValue: 16)
  }
}
