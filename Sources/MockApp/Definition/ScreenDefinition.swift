/// A screen as an app declares it.
package struct ScreenDefinition: Hashable, Sendable {
  /// What the header says.
  package let title: Template
  /// The collection whose record the screen shows, found by the screen's one identity param (R4);
  /// nil: none.
  package let collection: String?
  /// The content from top to bottom.
  package let items: [ItemDefinition]

  /// Declares a screen.
  package init(title: Template, collection: String? = nil, items: [ItemDefinition] = []) {
    self.title = title
    self.collection = collection
    self.items = items
  }

  /// The fields, from top to bottom.
  package var fields: [Field] {
    items.compactMap { item in
      if case .field(let field) = item { field } else { nil }
    }
  }
}
