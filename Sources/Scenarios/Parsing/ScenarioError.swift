/// One fault of a scenario's text, with its place.
package struct ScenarioError: Error, Hashable, Sendable {
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted in characters from 1.
  package let column: Int
  /// What is wrong.
  package let message: String
  /// What would have been right, in words; empty when the message says it all.
  package let expected: [String]
  /// The nearest word or name, when one is close.
  package let suggestion: String?
  /// The line at fault, or the part of a long one around the fault; nothing in it can steer a
  /// terminal.
  package let excerpt: String
  /// What moves a caret below the excerpt to the fault: blanks, as wide as what they stand under,
  /// and tabs.
  package let caretIndent: String
}

extension ScenarioError: CustomStringConvertible {
  /// The fault as one sentence, without its place.
  package var description: String { ([message] + help).joined(separator: "; ") }

  /// The fault as a compiler writes it: place and fault, the line, a caret, and what would have
  /// been right.
  package func rendered(file: String) -> String {
    var lines = ["\(file):\(line):\(column): error: \(message)", excerpt, caretIndent + "^"]
    if !help.isEmpty { lines.append(help.joined(separator: "; ")) }
    return lines.joined(separator: "\n")
  }

  /// What would have been right. A long list is cut when the nearest word says it better.
  private var help: [String] {
    let shown = suggestion == nil ? expected[...] : expected.prefix(12)
    let hidden = expected.count - shown.count
    let items = shown + (hidden > 0 ? ["\(hidden) others"] : [])
    let list = items.count < 2 ? items.joined() : items.dropLast().joined(separator: ", ") + " or "
    let last = items.count < 2 ? "" : items.last ?? ""
    return (items.isEmpty ? [] : ["expected " + list + last])
      + (suggestion.map { ["did you mean \($0)?"] } ?? [])
  }
}
