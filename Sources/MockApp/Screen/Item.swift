/// A part of a screen's content as it is now, one row high.
package struct Item: Hashable, Sendable {
  /// What it is.
  package enum Kind: Hashable, Sendable {
    /// A row, by its number on the screen, which counts rows alone and from 1.
    case row(number: Int)
    /// A button.
    case button
    /// A field, by its name.
    case field(Field)
    /// A line of text.
    case text
  }

  /// What it is.
  package let kind: Kind
  /// What it says; of a field, its name.
  package let label: String
  /// What stands at its trailing edge; of a field, its text.
  package let detail: String?
  /// What a tap does; nil: nothing.
  package let action: Action?
}
