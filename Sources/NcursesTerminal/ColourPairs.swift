import CNcurses
import TerminalUI

/// The pairs of colours that the terminal has been taught so far.
///
/// ncurses paints in numbered pairs. They are made when first needed; when all are used up they are
/// forgotten together and the screen is painted anew.
struct ColourPairs {
  /// The most pairs that are kept: a few seconds of the richest animation, in less than a megabyte.
  private static let most = 16_384

  /// What the terminal shows.
  let depth: ColourDepth
  private let limit: Int32
  private let hasDefaults: Bool
  private var numbers: [Style.PaletteColours: Int32] = [:]

  /// Starts colours on the current screen, at most those wanted.
  init(wanted: ColourDepth) {
    guard wanted != .none, has_colors(), start_color() != ERR, cn_colours() >= 8 else {
      depth = .none
      limit = 0
      hasDefaults = true
      return
    }
    hasDefaults = use_default_colors() != ERR
    limit = min(Int32(Self.most), cn_pairs())
    // With direct colour there is no palette beyond the first 8: more than those is every colour.
    let isDirect = cn_colours() >= 1 << 24
    let most = isDirect || cn_colours() < 256 ? ColourDepth.basic8 : .indexed256
    depth = isDirect && wanted > .basic8 ? .trueColour : min(wanted, most)
  }

  /// Returns the number of a style's pair, made when new; none when there is no room for another.
  mutating func number(for style: Style) -> Int32? {
    guard depth != .none else { return 0 }
    let colours = style.palette(at: depth)
    if colours.foreground == nil, colours.background == nil { return 0 }
    if let number = numbers[colours] { return number }
    let number = Int32(numbers.count + 1)
    guard number < limit else { return nil }
    let foreground = colours.foreground.map(Int32.init) ?? (hasDefaults ? -1 : COLOR_WHITE)
    let background = colours.background.map(Int32.init) ?? (hasDefaults ? -1 : COLOR_BLACK)
    guard init_extended_pair(number, foreground, background) != ERR else { return 0 }
    numbers[colours] = number
    return number
  }

  /// Forgets all pairs. What is on the screen must be drawn again.
  mutating func forget() {
    numbers.removeAll(keepingCapacity: true)
    reset_color_pairs()
  }
}
