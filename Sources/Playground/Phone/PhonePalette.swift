import Platforms
import TerminalUI

/// How the parts of a screen are painted on one platform, in one theme, with what the terminal can
/// show.
///
/// A style's background is never used: text stands on the ground that is there. A colour that is
/// nil fills nothing.
struct PhonePalette: Hashable {
  /// The ground of a screen.
  var screen: Colour?
  /// Ordinary text.
  var text = Style.plain
  /// Less important text.
  var secondary = Style(attributes: .dim)
  /// The title of the header.
  var title = Style(attributes: .bold)
  /// What leads somewhere: the back control, a button without a ground.
  var accent = Style(attributes: .bold)
  /// The ground of the header.
  var header: Colour?
  /// The line that parts header and tab bar from the content; nil: their grounds do.
  var barLine: Style?
  /// The ground of rows; nil: they stand on the screen's.
  var card: Colour?
  /// The line between two rows.
  var separator: Style?
  /// The ground of a field.
  var field: Colour?
  /// The line under a field.
  var fieldLine: Style?
  /// The ground of a button.
  var button: Colour?
  /// What a button says.
  var buttonText = Style(attributes: .bold)
  /// The ground of the tab bar.
  var tabBar: Colour?
  /// A tab that is not selected.
  var tab = Style.plain
  /// The selected tab.
  var selectedTab = Style(attributes: .bold)
  /// The ground behind the selected tab's sign.
  var tabPill: Colour?
  /// The ground of what the playground has selected.
  var selection: Colour?
  /// What stands out: the sign at what is selected, a field that has the keyboard, the cursor.
  var highlight = Style(attributes: .bold)
  /// Clock, battery and the line at the lower end of the glass.
  var system = Style.plain
  /// The line around a surface whose ground is that of the one beneath; nil: colours always tell
  /// them apart.
  var outline: Style?
  /// The finger on the glass.
  var finger = Style(attributes: .bold)
  /// The launcher's ground at its upper end.
  var wallpaper: Colour?
  /// The launcher's ground at its lower end.
  var wallpaperEnd: Colour?
  /// The names of apps on the launcher.
  var launcherText = Style.plain
  /// The ground of an app's icon on the launcher.
  var icon: Colour?
  /// The letter on it.
  var iconText = Style.plain
  /// The ground of the icon of the app that is played.
  var playedIcon: Colour?
  /// The letter on it.
  var playedIconText = Style(attributes: .bold)
  /// How many times a scrim is as strong as the container says: on dark screens a light one would
  /// not be seen (M9 has 0.8 there for 0.2).
  var shadeFactor = 1.0

  /// Makes the palette.
  init(for platform: Platform, theme: PhoneTheme, depth: ColourDepth) {
    switch (depth, platform, theme) {
    case (.none, _, _): self = .plain
    case (.basic8, _, _): self = .basic(for: platform)
    case (_, .android, .light): self = .materialLight
    case (_, .android, .dark): self = .materialDark
    case (_, .ios, .light): self = .cupertinoLight
    case (_, .ios, .dark): self = .cupertinoDark
    }
    if depth == .indexed256 {
      // A slope of mixed colours would jump between the hues of the palette.
      wallpaper = Colour(theme == .light ? 0x5F5F87 : 0x303030)
      wallpaperEnd = wallpaper
    }
  }

  /// Makes a palette without a colour: attributes have to do.
  init() {}

  /// The line around a surface where its ground is that of the one beneath.
  var surfaceOutline: Outline? { outline.map { Outline(style: $0, ground: screen) } }
}
