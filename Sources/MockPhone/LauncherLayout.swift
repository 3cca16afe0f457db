import Motion

/// A mock launcher: a few icons in a grid, the app that is played among them.
package struct LauncherLayout: Hashable, Sendable {
  /// The elements in the order in which they are drawn.
  package let elements: [Element]

  private static let columns = 3
  private static let neighbours = ["Mail", "Maps", "Camera", "Clock", "Notes"]

  /// Lays the launcher out for an app's name; its icon is the first in the middle row.
  package init(app: String, metrics: PhoneMetrics) {
    let names = Self.neighbours.prefix(3) + [app] + Self.neighbours.dropFirst(3)
    let width = metrics.size.width / Double(Self.columns)
    let top = metrics.size.height * 0.25
    let height = metrics.size.height * 0.18
    let icons = names.enumerated().map { position, name in
      let frame = Rect(
        x: Double(position % Self.columns) * width,
        y: top + Double(position / Self.columns) * height, width: width, height: height)
      return Element(.icon(isPlayed: position == 3), frame, label: name)
    }
    let bar = Rect(x: 0, y: 0, width: metrics.size.width, height: metrics.statusBar)
    let indicator = Rect(
      x: 0, y: metrics.size.height - metrics.bottomInset, width: metrics.size.width,
      height: metrics.bottomInset)
    elements = [Element(.statusBar, bar)] + icons + [Element(.homeIndicator, indicator)]
  }

  /// Returns the icon that a tap at a point hits.
  package func hit(_ point: Point) -> Element? {
    elements.first { element in
      if case .icon = element.kind { element.frame.contains(point) } else { false }
    }
  }

  /// The icon of the app that is played.
  package var played: Element? {
    elements.first { $0.kind == .icon(isPlayed: true) }
  }
}
