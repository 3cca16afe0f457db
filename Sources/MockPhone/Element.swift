import MockApp
import Motion

/// A part of the picture with a place: what is drawn there, and what a tap there hits.
package struct Element: Hashable, Sendable {
  /// What it is.
  package enum Kind: Hashable, Sendable {
    /// The strip at the top with the clock.
    case statusBar
    /// The bar with the title.
    case header
    /// The title in the header.
    case title
    /// The control that leads back: an arrow on Android, a chevron with the title below on iOS.
    case backControl
    /// An item of the screen's content, at its position from 0.
    case item(Item, position: Int)
    /// The tab bar's ground.
    case tabBar
    /// A tab of the bar.
    case tab(isSelected: Bool)
    /// The handle or indicator at the lower edge.
    case homeIndicator
    /// An app's icon on the launcher; the one that is played returns to it.
    case icon(isPlayed: Bool)
  }

  /// What it is.
  package let kind: Kind
  /// Where it lies, in dp or pt from the surface's upper left corner.
  package let frame: Rect
  /// What it says.
  package let label: String
  /// Whether the keyboard types into it.
  package let isFocused: Bool

  /// Makes an element.
  package init(_ kind: Kind, _ frame: Rect, label: String = "", isFocused: Bool = false) {
    self.kind = kind
    self.frame = frame
    self.label = label
    self.isFocused = isFocused
  }
}
