import Platforms
import TerminalUI

/// Terminals on which colours cannot be mixed: lines, attributes and, with eight colours, a few
/// clear grounds.
extension PhonePalette {
  /// No colour at all.
  static let plain: PhonePalette = {
    var palette = PhonePalette()
    palette.barLine = Style(attributes: .dim)
    palette.fieldLine = Style(attributes: .dim)
    palette.outline = .plain
    return palette
  }()

  /// The eight colours that every colour terminal has: black on white, and blue for what matters.
  static func basic(for platform: Platform) -> PhonePalette {
    let black = Colour(0x000000)
    let white = Colour(0xE5E5E5)
    let blue = Colour(0x0000EE)
    let cyan = Colour(0x00CDCD)
    var palette = PhonePalette()
    palette.screen = white
    palette.text = Style(foreground: black)
    palette.secondary = palette.text
    palette.title = palette.text.adding(.bold)
    palette.accent = Style(foreground: blue)
    palette.header = white
    palette.barLine = palette.text
    palette.fieldLine = palette.text
    palette.field = white
    palette.button = blue
    palette.buttonText = Style(foreground: platform == .ios ? blue : white)
    palette.tabBar = white
    palette.tab = palette.text
    palette.selectedTab = palette.accent.adding(.bold)
    palette.selection = cyan
    palette.highlight = palette.text
    palette.system = palette.text
    palette.outline = palette.text
    palette.finger = palette.accent
    palette.wallpaper = blue
    palette.wallpaperEnd = blue
    palette.launcherText = Style(foreground: white)
    palette.icon = cyan
    palette.iconText = palette.text
    palette.playedIcon = white
    palette.playedIconText = palette.text.adding(.bold)
    return palette
  }
}
