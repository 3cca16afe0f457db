import Motion

/// The places of what stands at the top of a screen: status bar, header, title and, above the root
/// of a stack, the control that leads back.
struct HeaderLayout {
  /// The elements in the order in which they are drawn.
  let elements: [Element]

  /// Lays a header out; nil as the label: there is no back control.
  init(title: String, backLabel: String?, metrics: PhoneMetrics) {
    let bar = Rect(
      x: 0, y: metrics.statusBar, width: metrics.size.width, height: metrics.header)
    let titleSpan =
      switch metrics.platform {
      case .android: Self.materialTitle(hasBack: backLabel != nil, metrics)
      case .ios: Self.uikitTitle(title, metrics)
      }
    let control =
      switch metrics.platform {
      case .android: Self.materialControl
      case .ios: titleSpan.left
      }
    let titleFrame = Rect(
      x: titleSpan.left, y: bar.minY, width: titleSpan.width, height: bar.size.height)
    let back = backLabel.map { label in
      let width = min(control, titleSpan.left)
      return Element(
        .backControl, Rect(x: 0, y: bar.minY, width: width, height: bar.size.height),
        label: label)
    }
    elements =
      [
        Element(
          .statusBar, Rect(x: 0, y: 0, width: metrics.size.width, height: metrics.statusBar)),
        Element(.header, bar), Element(.title, titleFrame, label: title),
      ] + (back.map { [$0] } ?? [])
  }

  /// Material's small top app bar: a padding of 4, then the arrow in a touch target of 48, then a
  /// padding of 4.
  private static let materialControl = 56.0

  /// Material's title follows the arrow, or stands at the margin where there is none.
  private static func materialTitle(
    hasBack: Bool, _ metrics: PhoneMetrics
  ) -> (left: Double, width: Double) {
    let left = min(metrics.size.width / 2, hasBack ? materialControl : metrics.margin)
    return (left, max(0, metrics.size.width - left - metrics.margin))
  }

  /// UIKit's title stands in the middle and is as wide as its text, at most three fifths of the
  /// bar; the control has what is left of it, with or without a label, so that the title is where
  /// it was when the control comes and goes (M17).
  private static func uikitTitle(
    _ title: String, _ metrics: PhoneMetrics
  ) -> (left: Double, width: Double) {
    // A character at 17 pt, taken as wide as a terminal's column is on a phone of 40.
    let text = Double(title.count) * 10
    let width = min(text, metrics.size.width * 0.6)
    return ((metrics.size.width - width) / 2, width)
  }
}
