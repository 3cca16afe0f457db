/// A row or button as an app declares it.
package struct RowDefinition: Hashable, Sendable {
  /// What it says, and how scenarios address it.
  package let label: Template
  /// What stands at its trailing edge.
  package let detail: Template?
  /// What a tap does; nil: nothing.
  package let action: ActionDefinition?

  /// Declares a row.
  package init(label: Template, detail: Template? = nil, action: ActionDefinition? = nil) {
    self.label = label
    self.detail = detail
    self.action = action
  }
}
