import Motion
import Platforms

/// The measures of a phone's screen, in dp (Android) or pt (iOS).
///
/// Android: Material 3's small top app bar 64, one-line list item 56 and navigation bar 80 (the
/// container heights of its tokens), AOSP's status bar 24 and strip of the gesture handle 24. iOS:
/// UIKit's navigation bar 44 and tab bar 49, and the safe area of an iPhone with a Dynamic Island,
/// 59 above and 34 below; its rows of 44 are drawn 52 high, so that at 90 % two rows never fall
/// into one row of a terminal of 24.
package struct PhoneMetrics: Hashable, Sendable {
  /// The platform.
  package let platform: Platform
  /// The glass.
  package let size: Size
  /// The height of the status bar.
  package let statusBar: Double
  /// The height of the header beneath it.
  package let header: Double
  /// The height of a row, and of every other item.
  package let row: Double
  /// The height of the tab bar, without the inset beneath it.
  package let tabBar: Double
  /// The height of the inset at the lower edge: gesture handle or home indicator.
  package let bottomInset: Double
  /// The distance of texts from the left and right edges.
  package let margin: Double

  /// No glass is longer than this.
  private static let longestSide = 1e5

  /// Measures a platform's screen on a device; a glass too low for the bars has lower bars, and
  /// sides that no glass has count as the nearest that one could have.
  package init(_ platform: Platform, _ device: Device) {
    self.platform = platform
    size = Size(
      width: clamp(device.size.width, 0, Self.longestSide),
      height: clamp(device.size.height, 0, Self.longestSide))
    let heights: [Double] =
      switch platform {
      case .android: [24, 64, 56, 80, 24]
      case .ios: [59, 44, 52, 49, 34]
      }
    let bars = heights[0] + heights[1] + heights[3] + heights[4]
    let share = clamp(size.height / (bars * 2), 0, 1)
    statusBar = heights[0] * share
    header = heights[1] * share
    row = heights[2]
    tabBar = heights[3] * share
    bottomInset = heights[4] * share
    margin = min(16, size.width / 8)
  }

  /// The status bar and the header together.
  package var headerFrame: Rect {
    Rect(x: 0, y: 0, width: size.width, height: statusBar + header)
  }

  /// The tab bar with the inset beneath it.
  package var tabBarFrame: Rect {
    let height = tabBar + bottomInset
    return Rect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// What lies between the header and the tab bar, or the lower edge where there is none.
  package func viewport(hasTabs: Bool) -> Rect {
    let top = headerFrame.maxY
    let bottom = hasTabs ? tabBarFrame.minY : size.height - bottomInset
    return Rect(x: 0, y: top, width: size.width, height: max(0, bottom - top))
  }

  /// How many whole items the viewport shows; at least 1.
  package func viewportRows(hasTabs: Bool) -> Int {
    // The longest side bounds the quotient.
    max(1, Int(viewport(hasTabs: hasTabs).size.height / row))
  }
}
