/// A text that is broken between words to fit a width.
package struct Paragraph: Equatable, Sendable {
  /// The lines, none longer than the width unless a single word is.
  package let lines: [String]

  /// Breaks a text.
  package init(_ text: String, width: Int = Self.helpWidth) {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    self.lines = lines
  }

  /// The lines as one text.
  package var text: String { lines.joined(separator: "\n") }

  /// The width of help: what every terminal has.
  package static let helpWidth = 80
}
