import Navigation

/// The place of a draft: the screen, by route and identity and not by its entry's key, and the
/// field.
///
/// So a draft is there again when the same screen is opened as a new entry (R49).
package struct DraftKey: Hashable, Sendable {
  /// The route with its identity params and no others.
  package let screen: Location
  /// The name of the field.
  package let field: String

  /// Names a draft.
  package init(screen: Location, field: String) {
    self.screen = screen
    self.field = field
  }
}
