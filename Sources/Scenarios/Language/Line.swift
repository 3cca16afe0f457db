/// One line of a scenario; without a statement and a comment it is blank.
package struct Line: Hashable, Sendable {
  /// What the line says.
  package var statement: Statement?
  /// What follows the `#`: one line, without blanks at its end.
  package let comment: String?

  /// Makes a line; what a comment cannot hold, line breaks and control characters, becomes a blank.
  package init(_ statement: Statement? = nil, comment: String? = nil) {
    self.statement = statement
    self.comment = comment.map(Self.normalised)
  }

  private static func normalised(_ comment: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in comment.unicodeScalars {
      let isControl = scalar.isControl && scalar != "\t"
      text.append(isControl ? " " : scalar)
    }
    return String(text).trimmingBlanksAtEnd
  }
}
