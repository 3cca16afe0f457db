import Motion
import Navigation
import Platforms

/// A finger on the glass, as the app's tap recogniser sees it.
package struct Finger: Hashable, Sendable {
  /// Where it came down.
  package let start: Point
  /// Where it is.
  package internal(set) var position: Point
  /// What it would tap when it lifts where it came down; nil: nothing, or it has moved too far.
  var tap: Tap?

  /// What lies under a finger that came down, and on whose screen (R40).
  struct Tap: Hashable, Sendable {
    /// The screen that was touched; nil: the tab bar or the launcher.
    let screen: EntryKey?
    /// What lies there.
    let target: TapTarget
  }

  /// How far a finger may move and still tap, in dp: Android's touch slop, iOS's allowable movement
  /// is near it.
  static let tapSlop = 8.0

  /// Follows the finger; one that leaves the slop taps nothing any more.
  mutating func move(to point: Point) {
    position = point
    let dx = point.x - start.x
    let dy = point.y - start.y
    if (dx * dx + dy * dy).squareRoot() > Self.tapSlop { tap = nil }
  }
}
