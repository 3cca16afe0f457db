import MockApp
import Motion

/// The places of everything on one screen, without the tab bar that stands above it.
///
/// Only the items that can be seen are laid out: the cost does not depend on how long the list is.
package struct ScreenLayout: Hashable, Sendable {
  /// The elements in the order in which they are drawn.
  package let elements: [Element]
  /// What lies between header and tab bar; items are seen and hit only there.
  package let viewport: Rect

  /// How many items are scrolled away above the viewport.
  package let scroll: Int
  private let row: Double

  /// Lays a screen out.
  ///
  /// - Parameters:
  ///   - screen: What it shows.
  ///   - state: How it is scrolled, and which field has the keyboard; what is scrolled too far for
  ///     this glass is shown as far as it goes.
  ///   - backLabel: The title of the screen below; nil: nothing lies below, and there is no back
  ///     control.
  ///   - hasTabs: Whether a tab bar stands above its lower edge.
  package init(
    of screen: Screen, in state: ScreenState, backLabel: String?, hasTabs: Bool,
    metrics: PhoneMetrics
  ) {
    viewport = metrics.viewport(hasTabs: hasTabs)
    row = metrics.row
    let last = AppState.lastScroll(
      of: screen.count, viewport: metrics.viewportRows(hasTabs: hasTabs))
    scroll = max(0, min(state.scroll, last))
    let header = HeaderLayout(title: screen.title, backLabel: backLabel, metrics: metrics)
    elements = Self.items(of: screen, in: state, from: scroll, row, viewport) + header.elements
  }

  private static func items(
    of screen: Screen, in state: ScreenState, from scroll: Int, _ row: Double, _ viewport: Rect
  ) -> [Element] {
    let seen = Int((viewport.size.height / row).rounded(.up))
    return (scroll..<scroll + seen).prefix(screen.count - scroll).compactMap { position in
      screen[position].map { item in
        Element(
          .item(item, position: position),
          frame(ofItemAt: position, scrolledBy: scroll, row, viewport), label: item.label,
          isFocused: item.isField(named: state.focus))
      }
    }
  }

  private static func frame(
    ofItemAt position: Int, scrolledBy scroll: Int, _ row: Double, _ viewport: Rect
  ) -> Rect {
    Rect(
      x: viewport.minX, y: viewport.minY + (Double(position) - Double(scroll)) * row,
      width: viewport.size.width, height: row)
  }

  /// Returns where the item at a position lies or would lie, seen or not.
  package func frame(ofItemAt position: Int) -> Rect {
    Self.frame(ofItemAt: position, scrolledBy: scroll, row, viewport)
  }

  /// Returns the element of the item at a position; nil when it is scrolled away.
  package func element(ofItemAt position: Int) -> Element? {
    elements.first { element in
      if case .item(_, position) = element.kind { true } else { false }
    }
  }

  /// Returns the element that a tap at a point hits; nil when nothing there takes taps.
  package func hit(_ point: Point) -> Element? {
    elements.last { element in
      guard element.frame.contains(point) else { return false }
      switch element.kind {
      case .backControl: return true
      case .item: return viewport.contains(point)
      default: return false
      }
    }
  }
}

extension Item {
  /// Says whether the item is the field of a name.
  fileprivate func isField(named name: String?) -> Bool {
    if case .field(let field) = kind, let name { field.name == name } else { false }
  }
}
