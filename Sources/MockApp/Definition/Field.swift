/// A line of text that a person fills in.
package struct Field: Hashable, Sendable {
  /// The name beside it, by which scenarios address it.
  package let name: String
  /// The attribute of the screen's record that it shows and that Save writes; nil: it is only ever
  /// a draft.
  package let attribute: String?

  /// Declares a field.
  package init(name: String, attribute: String? = nil) {
    self.name = name
    self.attribute = attribute
  }
}
