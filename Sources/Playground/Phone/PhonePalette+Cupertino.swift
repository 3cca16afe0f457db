import TerminalUI

/// iOS: grouped rows on grey, and one blue, a little darker than the system's so that text in it
/// stays readable.
extension PhonePalette {
  static let cupertinoLight = PhonePalette(
    cupertino: CupertinoColours(
      ground: 0xF2F2F7, card: 0xFFFFFF, bar: 0xF9F9FB, line: 0xC6C6C8, text: 0x000000,
      secondary: 0x626268, accent: 0x0A5FC8, selection: 0xD6E6FB, wallpaper: 0x4E7A9C,
      wallpaperEnd: 0x23415C, iconGround: 0x0A5FC8))

  static let cupertinoDark: PhonePalette = {
    var palette = PhonePalette(
      cupertino: CupertinoColours(
        ground: 0x1C1C1E, card: 0x2C2C2E, bar: 0x242426, line: 0x4C4C50, text: 0xFFFFFF,
        secondary: 0xA4A4AC, accent: 0x5EB0FF, selection: 0x1B2F63, wallpaper: 0x2F5068,
        wallpaperEnd: 0x14263A, iconGround: 0x0A5FC8))
    palette.shadeFactor = 4
    return palette
  }()

  private init(cupertino colours: CupertinoColours) {
    screen = Colour(colours.ground)
    text = Style(foreground: Colour(colours.text))
    secondary = Style(foreground: Colour(colours.secondary))
    title = text.adding(.bold)
    accent = Style(foreground: Colour(colours.accent))
    header = Colour(colours.bar)
    barLine = Style(foreground: Colour(colours.line))
    card = Colour(colours.card)
    separator = barLine
    field = Colour(colours.card)
    button = Colour(colours.card)
    buttonText = accent.adding(.bold)
    tabBar = Colour(colours.bar)
    tab = secondary
    selectedTab = accent.adding(.bold)
    selection = Colour(colours.selection)
    highlight = accent.adding(.bold)
    system = text
    finger = accent
    wallpaper = Colour(colours.wallpaper)
    wallpaperEnd = Colour(colours.wallpaperEnd)
    launcherText = Style(foreground: .white)
    icon = Colour(colours.wallpaper).blended(towards: .white, by: 0.8)
    iconText = Style(foreground: Colour(colours.wallpaperEnd))
    playedIcon = Colour(colours.iconGround)
    playedIconText = Style(foreground: .white, attributes: .bold)
  }
}

/// The colours that an iOS palette is made of, as `0xRRGGBB`.
private struct CupertinoColours {
  var ground: UInt32
  var card: UInt32
  var bar: UInt32
  var line: UInt32
  var text: UInt32
  var secondary: UInt32
  var accent: UInt32
  var selection: UInt32
  var wallpaper: UInt32
  var wallpaperEnd: UInt32
  var iconGround: UInt32
}
