/// What one screen remembers of how it was left; its content is elsewhere (R4).
package struct ScreenState: Hashable, Sendable {
  /// How many items are scrolled away above the viewport.
  package var scroll: Int
  /// The name of the field that the keyboard types into; nil: none.
  package var focus: String?

  /// Makes a state; what is left out is as on a new screen.
  package init(scroll: Int = 0, focus: String? = nil) {
    self.scroll = scroll
    self.focus = focus
  }
}
