/// What is wrong at one place of a text, in the form in which it is shown.
package struct Diagnostic: Hashable, Sendable {
  /// The name or path of the file.
  package let file: String
  /// Where it is wrong.
  package let place: SourceText.Place
  /// What is wrong.
  package let message: String
  /// What should stand there; nil when the message says it.
  package let expected: String?
  /// The JSON path to the place; nil in texts that are not JSON and where no path leads.
  package let path: JSONPath?
  /// The line as it can be shown.
  private let line: String
  /// How many characters of the shown line stand before the place.
  private let before: Int

  /// Says what is wrong at a byte of a text.
  package init(
    _ message: String, expected: String? = nil, path: JSONPath? = nil, at offset: Int,
    in source: SourceText
  ) {
    file = source.name
    place = source.place(of: offset)
    self.message = message
    self.expected = expected
    self.path = path
    (line, before) = source.excerpt(around: offset)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message`, the line, a caret, what was expected, and the path.
  package var description: String {
    var lines = [
      "\(file):\(place.line):\(place.column): error: \(message)",
      line,
      String(repeating: " ", count: before) + "^",
    ]
    if let expected { lines.append("expected \(expected)") }
    if let path { lines.append("at \(path)") }
    return lines.joined(separator: "\n")
  }
}
