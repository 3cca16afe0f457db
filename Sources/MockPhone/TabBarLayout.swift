import Motion
import Navigation

/// The places of the tabs in the bar, which stands above the screens and moves only with the app as
/// a whole.
package struct TabBarLayout: Hashable, Sendable {
  /// The elements in the order in which they are drawn.
  package let elements: [Element]

  /// Lays a tab bar out; the tabs share the width.
  package init(of tabs: Tabs, metrics: PhoneMetrics) {
    let bar = metrics.tabBarFrame
    let width = bar.size.width / Double(tabs.items.count)
    let indicator = Rect(
      x: 0, y: bar.maxY - metrics.bottomInset, width: bar.size.width, height: metrics.bottomInset)
    elements =
      [Element(.tabBar, bar)]
      + tabs.items.enumerated().map { position, item in
        let frame = Rect(
          x: Double(position) * width, y: bar.minY, width: width, height: metrics.tabBar)
        return Element(.tab(isSelected: position == tabs.selected), frame, label: item.name)
      } + [Element(.homeIndicator, indicator)]
  }

  /// Says whether a point lies on the bar, where no screen is hit.
  package func contains(_ point: Point) -> Bool {
    elements.first?.frame.contains(point) ?? false
  }

  /// Returns the tab that a tap at a point hits.
  package func hit(_ point: Point) -> Element? {
    elements.first { element in
      if case .tab = element.kind { element.frame.contains(point) } else { false }
    }
  }
}
