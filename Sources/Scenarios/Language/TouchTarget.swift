/// The element that lies under the finger.
package enum TouchTarget: Hashable, Sendable {
  /// A row of the visible screen, counted from 1.
  case row(Int)
  /// The element with this label.
  case label(String)
}
