/// What a tap hits.
package enum Tap: Hashable, Sendable {
  /// A row, button or link by its label.
  case label(String)
  /// A row of the visible screen, counted from 1.
  case row(Int)
  /// The tab with this name, of the innermost visible tabs that have it.
  case tab(String)
  /// The header's back control (Up on Android).
  case back
}
