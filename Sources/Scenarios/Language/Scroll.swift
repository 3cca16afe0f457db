/// A scroll of the visible screen, in rows.
package enum Scroll: Hashable, Sendable {
  /// Until so many rows lie above the content's upper side.
  case to(Int)
  /// By so many rows; positive is towards the end.
  case by(Int)
}
