import TerminalUI

/// How the playground is painted: a style for each role, and the glyphs that the terminal has.
///
/// Text stands in the terminal's own colours and panels have no background, so that a dark and a
/// light terminal both stay readable; tints are middle tones.
package struct Theme: Hashable, Sendable {
  /// Ordinary text.
  package var text = Style.plain
  /// What is less important: captions, units, what is at rest.
  package var muted: Style
  /// Lines and boxes.
  package var line: Style
  /// The box that has the focus, or lies on top.
  package var focusedLine: Style
  /// The title of a box.
  package var title: Style
  /// What is current, selected or alive.
  package var accent: Style
  /// What is as it should be.
  package var good: Style
  /// What asks for attention.
  package var warning: Style
  /// What is broken.
  package var bad: Style
  /// The name of a key.
  package var key: Style
  /// The curve of a plot.
  package var curve: Style
  /// The cursor of a line, and what is picked from a list.
  package var cursor: Style
  /// The colours that the terminal has.
  package let colours: ColourDepth
  /// Whether only ASCII can be shown.
  package let isASCII: Bool

  /// Makes the theme for what a terminal can show.
  package init(colours: ColourDepth, isASCII: Bool = false) {
    self.colours = colours
    self.isASCII = isASCII
    let tints = Tints(colours)
    muted = tints.muted
    line = tints.line
    focusedLine = tints.accent
    title = Style(attributes: .bold)
    accent = tints.accent.adding(.bold)
    good = tints.good
    warning = tints.warning.adding(.bold)
    bad = tints.bad.adding(.bold)
    key = tints.accent
    curve = tints.curve
    cursor = Style(attributes: .reverse)
  }

  /// The glyphs of boxes.
  package var borders: BorderSet { isASCII ? .ascii : .rounded }
  /// What stands between two that are not the same.
  package var unequal: Character { isASCII ? "!" : "≠" }
  /// What stands for lines that are left out.
  package var gap: Character { isASCII ? ":" : "⋮" }
  /// What a cut text ends in.
  package var ellipsis: Unicode.Scalar { isASCII ? "." : "…" }
  /// What curves are made of.
  package var dots: Plot.Dots { isASCII ? .ascii : .braille }
}

/// The colours of the theme at one depth.
private struct Tints {
  let muted: Style
  let line: Style
  let accent: Style
  let good: Style
  let warning: Style
  let bad: Style
  let curve: Style

  init(_ depth: ColourDepth) {
    func tint(_ rich: UInt32, _ basic: UInt32, _ none: Style.Attributes = []) -> Style {
      switch depth {
      case .none: Style(attributes: none)
      case .basic8: Style(foreground: Colour(basic), attributes: none.subtracting(.bold))
      case .indexed256, .trueColour: Style(foreground: Colour(rich))
      }
    }
    let faint = Style(attributes: .dim)
    let isRich = depth >= .indexed256
    muted = isRich ? Style(foreground: Colour(0x7D8794)) : faint
    line = isRich ? Style(foreground: Colour(0x5C6672)) : faint
    accent = tint(0x2C8AC2, 0x00CDCD)
    good = tint(0x2E9459, 0x00CD00)
    warning = tint(0xB97A1A, 0xCDCD00)
    bad = tint(0xD64F4B, 0xCD0000, .underline)
    curve = tint(0x6F86D6, 0x00CDCD)
  }
}
