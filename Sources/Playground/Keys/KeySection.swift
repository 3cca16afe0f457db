/// Rows of the table of keys that belong together.
package struct KeySection: Hashable, Sendable {
  /// What the help calls them.
  package let title: String
  /// The rows in the order of the help.
  package let rows: [KeyRow]

  /// Makes a section.
  package init(_ title: String, _ rows: [KeyRow]) {
    self.title = title
    self.rows = rows
  }
}
