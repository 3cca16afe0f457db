import MockApp
import Motion
import Platforms

/// The places of everything on one screen, without the tab bar that stands above it.
///
/// Only the items that can be seen are laid out: the cost does not depend on how long the list is.
package struct ScreenLayout: Hashable, Sendable {
  /// The elements in the order in which they are drawn.
  package let elements: [Element]
  /// What lies between header and tab bar; items are seen and hit only there.
  package let viewport: Rect

  /// Lays a screen out.
  ///
  /// - Parameters:
  ///   - screen: What it shows.
  ///   - state: How it is scrolled, and which field has the keyboard.
  ///   - backLabel: The title of the screen below; nil: nothing lies below, and there is no back control.
  ///   - hasTabs: Whether a tab bar stands above its lower edge.
  package init(
    of screen: Screen, in state: ScreenState, backLabel: String?, hasTabs: Bool,
    metrics: PhoneMetrics
  ) {
    viewport = metrics.viewport(hasTabs: hasTabs)
    elements =
      Self.items(of: screen, in: state, metrics, viewport)
      + Self.bars(title: screen.title, backLabel: backLabel, metrics)
  }

  private static func items(
    of screen: Screen, in state: ScreenState, _ metrics: PhoneMetrics, _ viewport: Rect
  ) -> [Element] {
    guard metrics.row > 0, viewport.size.height > 0 else { return [] }
    let first = max(0, state.scroll)
    let seen = Int(clamp(viewport.size.height / metrics.row, 0, 10_000).rounded(.up))
    return (0..<seen).compactMap { offset in
      let (position, overflow) = first.addingReportingOverflow(offset)
      guard !overflow, let item = screen[position] else { return nil }
      let frame = Rect(
        x: 0, y: viewport.minY + Double(offset) * metrics.row, width: metrics.size.width,
        height: metrics.row)
      return Element(
        .item(item, position: position), frame, label: item.label,
        isFocused: item.isField(named: state.focus))
    }
  }

  private static func bars(
    title: String, backLabel: String?, _ metrics: PhoneMetrics
  ) -> [Element] {
    let width = metrics.size.width
    let bar = Rect(x: 0, y: metrics.statusBar, width: width, height: metrics.header)
    // Touch targets: 48 dp on Android; on iOS the chevron with its label, up to the title in the middle.
    let control = min(width / 2, metrics.platform == .android ? 56 : width * 0.3)
    var elements = [
      Element(.statusBar, Rect(x: 0, y: 0, width: width, height: metrics.statusBar)),
      Element(.header, bar),
      Element(.title, titleFrame(after: backLabel == nil ? 0 : control, metrics), label: title),
    ]
    if let backLabel {
      let frame = Rect(x: 0, y: bar.minY, width: control, height: bar.size.height)
      elements.append(Element(.backControl, frame, label: backLabel))
    }
    return elements
  }

  /// Android's title stands after the control, iOS's in the middle.
  private static func titleFrame(after control: Double, _ metrics: PhoneMetrics) -> Rect {
    let width = metrics.size.width
    let left =
      metrics.platform == .android ? max(metrics.margin, control) : max(width * 0.3, control)
    return Rect(
      x: left, y: metrics.statusBar,
      width: max(0, width - left - (metrics.platform == .android ? metrics.margin : left)),
      height: metrics.header)
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
