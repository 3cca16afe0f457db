import TerminalUI

/// Android: the baseline colours of Material 3.
extension PhonePalette {
  static let materialLight = PhonePalette(
    material: MaterialColours(
      surface: 0xFEF7FF, bar: 0xF3EDF7, text: 0x1D1B20, secondary: 0x49454F, primary: 0x6750A4,
      onPrimary: 0xFFFFFF, pill: 0xE8DEF8, selection: 0xE0D6F3, field: 0xE6E0E9,
      wallpaper: 0x5B6F9E, wallpaperEnd: 0x2F3A5C))

  static let materialDark: PhonePalette = {
    var palette = PhonePalette(
      material: MaterialColours(
        surface: 0x211F26, bar: 0x2B2931, text: 0xE6E0E9, secondary: 0xCAC4D0, primary: 0xD0BCFF,
        onPrimary: 0x381E72, pill: 0x4A4458, selection: 0x463D58, field: 0x3B3842,
        wallpaper: 0x3C4A70, wallpaperEnd: 0x1B2238))
    palette.shadeFactor = 2.5
    return palette
  }()

  private init(material colours: MaterialColours) {
    screen = Colour(colours.surface)
    text = Style(foreground: Colour(colours.text))
    secondary = Style(foreground: Colour(colours.secondary))
    title = text.adding(.bold)
    accent = text
    header = Colour(colours.bar)
    separator = Style(
      foreground: Colour(colours.bar).blended(towards: Colour(colours.text), by: 0.1))
    field = Colour(colours.field)
    fieldLine = secondary
    button = Colour(colours.primary)
    buttonText = Style(foreground: Colour(colours.onPrimary), attributes: .bold)
    tabBar = Colour(colours.bar)
    tab = secondary
    selectedTab = text.adding(.bold)
    tabPill = Colour(colours.pill)
    selection = Colour(colours.selection)
    highlight = Style(foreground: Colour(colours.primary), attributes: .bold)
    system = text
    finger = Style(foreground: Colour(colours.primary))
    wallpaper = Colour(colours.wallpaper)
    wallpaperEnd = Colour(colours.wallpaperEnd)
    launcherText = Style(foreground: .white)
    icon = Colour(colours.wallpaper).blended(towards: .white, by: 0.8)
    iconText = Style(foreground: Colour(colours.wallpaperEnd))
    playedIcon = Colour(colours.primary)
    playedIconText = Style(foreground: Colour(colours.onPrimary), attributes: .bold)
  }
}

/// The colours that a Material palette is made of, as `0xRRGGBB`.
private struct MaterialColours {
  var surface: UInt32
  var bar: UInt32
  var text: UInt32
  var secondary: UInt32
  var primary: UInt32
  var onPrimary: UInt32
  var pill: UInt32
  var selection: UInt32
  var field: UInt32
  var wallpaper: UInt32
  var wallpaperEnd: UInt32
}
