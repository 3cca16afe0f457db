/// A text with placeholders, such as `Employee {id}`, in one wording or several.
///
/// The first wording whose placeholders all have a value is the one that is shown; so a title can
/// name a person and fall back on the number of one who is not known. `{{` and `}}` stand for the
/// braces themselves.
package struct Template: Hashable, Sendable {
  /// A piece of a wording.
  package enum Part: Hashable, Sendable {
    /// This very text.
    case literal(String)
    /// The value of this name.
    case placeholder(String)
  }

  /// What can be wrong with a wording.
  package enum Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// A `{` without its `}`, or the other way round.
    case unpairedBrace
    /// `{}`.
    case unnamedPlaceholder
    /// Nothing at all.
    case empty

    /// The mistake in words.
    package var description: String {
      switch self {
      case .unpairedBrace: "a brace stands alone"
      case .unnamedPlaceholder: "a placeholder has no name"
      case .empty: "the text is empty"
      }
    }
  }

  /// The wordings, the preferred one first; never empty.
  package private(set) var wordings: [[Part]]

  /// Makes a template of one wording without placeholders.
  package init(plain text: String) {
    wordings = [[.literal(text)]]
  }

  /// Reads a wording.
  package init(_ text: String) throws(Mistake) {
    wordings = [try Self.parts(of: text)]
  }

  /// Adds a wording to fall back on.
  package mutating func fallBack(on text: String) throws(Mistake) {
    wordings.append(try Self.parts(of: text))
  }

  /// The names that a wording uses.
  package static func placeholders(in wording: [Part]) -> Set<String> {
    wording.reduce(into: []) { names, part in
      if case .placeholder(let name) = part { names.insert(name) }
    }
  }

  /// Fills the first wording that can be filled; in the last one a value that is missing shows as
  /// `?`.
  package func filled(_ value: (String) -> String?) -> String {
    for wording in wordings.dropLast() {
      if let text = Self.fill(wording, value) { return text }
    }
    return Self.fill(wordings.last ?? []) { value($0) ?? "?" } ?? ""
  }

  /// Fills one wording; nil when a value is missing.
  static func fill(_ wording: [Part], _ value: (String) -> String?) -> String? {
    if wording.count == 1, case .placeholder(let name) = wording[0] { return value(name) }
    var text = ""
    for part in wording {
      switch part {
      case .literal(let literal): text += literal
      case .placeholder(let name):
        guard let value = value(name) else { return nil }
        text += value
      }
    }
    return text
  }

  private static func parts(of text: String) throws(Mistake) -> [Part] {
    guard !text.isEmpty else { throw .empty }
    var parts: [Part] = []
    var literal = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "{" where rest.first == "{", "}" where rest.first == "}":
        literal.append(character)
        rest.removeFirst()
      case "{":
        guard let end = rest.firstIndex(of: "}") else { throw .unpairedBrace }
        let name = rest[..<end]
        guard !name.isEmpty else { throw .unnamedPlaceholder }
        guard !name.contains("{") else { throw .unpairedBrace }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.placeholder(String(name)))
        rest = rest[end...].dropFirst()
      case "}": throw .unpairedBrace
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }
}
