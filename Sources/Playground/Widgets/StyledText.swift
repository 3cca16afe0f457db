import TerminalUI

/// A line of text in several styles.
package struct StyledText: Hashable, Sendable {
  /// A stretch of one style.
  package struct Span: Hashable, Sendable {
    /// What stands there.
    package let text: String
    /// How it is painted.
    package let style: Style
    /// The columns that it takes.
    package let width: Int

    fileprivate init(_ text: String, _ style: Style, width: Int) {
      self.text = text
      self.style = style
      self.width = width
    }
  }

  /// The stretches from left to right.
  package private(set) var spans: [Span] = []

  /// Makes an empty line.
  package init() {}

  /// Makes a line of one style.
  package init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  /// Appends text.
  package mutating func append(_ text: String, _ style: Style) {
    if !text.isEmpty { spans.append(Span(text, style, width: Width.of(text))) }
  }

  /// Appends text, cut or filled up to so many columns.
  package mutating func append(_ text: String, _ style: Style, columns: Int) {
    let width = Width.of(text)
    guard columns > 0 else { return }
    let fitting = width > columns ? Self.cut(text, to: columns) : text
    let gap = columns - (width > columns ? Width.of(fitting) : width)
    spans.append(Span(fitting + String(repeating: " ", count: gap), style, width: columns))
  }

  /// The columns that it takes.
  package var width: Int { spans.reduce(0) { $0 + $1.width } }
  /// The text without its styles.
  package var text: String { spans.map(\.text).joined() }

  /// Returns a text that is cut to so many columns and ends in an ellipsis then.
  package static func cut(_ text: String, to columns: Int) -> String {
    guard Width.of(text) > columns else { return text }
    guard columns > 0 else { return "" }
    var kept = ""
    var used = 0
    for character in text {
      let width = Width.of(String(character))
      if used + width > columns - 1 { break }
      kept.append(character)
      used += width
    }
    return kept + "…"
  }
}

extension StyledText {
  /// Returns two lines after each other.
  package static func + (left: Self, right: Self) -> Self {
    var line = left
    line.spans += right.spans
    return line
  }
}

extension StyledText {
  /// Breaks a text between words into lines of so many columns; a longer word stands alone and is
  /// cut when drawn.
  package static func wrapped(_ text: String, _ style: Style, columns: Int) -> [StyledText] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, Width.of(last) + 1 + Width.of(String(word)) <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { StyledText($0, style) }
  }
}

extension Buffer {
  /// Writes a line at a place, cut after so many columns and ending in an ellipsis then.
  package mutating func write(
    _ line: StyledText, at x: Int, _ y: Int, columns: Int, theme: Theme
  ) {
    let isTooLong = line.width > columns
    let limit = isTooLong ? columns - 1 : columns
    var used = 0
    var last = Style.plain
    for span in line.spans where used < limit {
      used += write(span.text, at: x + used, y, style: span.style, columns: limit - used)
      last = span.style
    }
    if isTooLong, columns > 0 { set(theme.ellipsis, at: x + limit, y, style: last) }
  }
}
