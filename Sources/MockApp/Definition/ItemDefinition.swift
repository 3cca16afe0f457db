/// A part of a screen's content as an app declares it, from top to bottom.
package enum ItemDefinition: Hashable, Sendable {
  /// One row.
  case row(RowDefinition)
  /// A row for each number or record.
  case rows(RowDefinition, for: Repetition)
  /// A button.
  case button(RowDefinition)
  /// A field.
  case field(Field)
  /// A line of text that nobody can tap.
  case text(Template)
}
