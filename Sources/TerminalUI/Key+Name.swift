extension Key {
  /// The keys that have one name, with what else they are called; the first name is printed.
  private static let names: [(key: Key, names: [String])] = [
    (.enter, ["Enter", "Return"]), (.escape, ["Esc", "Escape"]), (.tab, ["Tab"]),
    (.backtab, ["S-Tab", "Backtab"]), (.backspace, ["Backspace"]), (.delete, ["Del", "Delete"]),
    (.insert, ["Ins", "Insert"]), (.up, ["↑", "Up"]), (.down, ["↓", "Down"]),
    (.left, ["←", "Left"]), (.right, ["→", "Right"]), (.home, ["Home"]), (.end, ["End"]),
    (.pageUp, ["PgUp", "PageUp"]), (.pageDown, ["PgDn", "PageDown"]),
    (.character(" "), ["Space"]), (.resize, ["Resize"]), (.endOfInput, ["EndOfInput"]),
  ]

  /// The name as tables of bindings and the help print it; ``init(name:)`` reads it back.
  ///
  /// A character is its own name, unless that would be mistaken or cannot be seen: then it is
  /// written `U+2192`.
  package var name: String {
    if let entry = Self.names.first(where: { $0.key == self }) { return entry.names[0] }
    switch self {
    case .character(let character): return Self.name(of: character)
    case .control(let character): return "C-" + Self.name(of: character)
    case .function(let number): return "F\(number)"
    case .unknown(let code): return "Unknown\(code)"
    default: return ""
    }
  }

  /// Reads a name; letter case matters only in single characters.
  package init?(name: String) {
    let lower = name.lowercased()
    if let entry = Self.names.first(where: { $0.names.contains { $0.lowercased() == lower } }) {
      self = entry.key
    } else if let character = Self.character(named: name) {
      self = .character(character)
    } else if lower.hasPrefix("c-"), let character = Self.character(named: name.dropFirst(2)) {
      self = .control(Self.lowercased(character))
    } else if lower.hasPrefix("f"), let number = Int(name.dropFirst()) {
      self = .function(number)
    } else if lower.hasPrefix("unknown"), let code = Int(name.dropFirst(7)) {
      self = .unknown(code)
    } else {
      return nil
    }
  }

  private static func lowercased(_ character: Character) -> Character {
    let lower = character.lowercased()
    return lower.count == 1 ? lower.first ?? character : character
  }

  private static func name(of character: Character) -> String {
    let plain = String(character)
    let visible = character.unicodeScalars.allSatisfy {
      Harmless.form(of: $0) == $0 && !$0.properties.isWhitespace
    }
    let begins = character.unicodeScalars.first.map { Width.of($0) > 0 } ?? false
    let taken = names.contains { $0.names.contains(plain) }
    if visible, begins, !taken { return plain }
    return character.unicodeScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      .joined()
  }

  private static func character(named name: some StringProtocol) -> Character? {
    if name.count == 1 { return name.first }
    guard name.hasPrefix("U+") else { return nil }
    var scalars = String.UnicodeScalarView()
    for part in name.dropFirst(2).split(separator: "U+", omittingEmptySubsequences: false) {
      guard let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value) else {
        return nil
      }
      scalars.append(scalar)
    }
    let text = String(scalars)
    return text.count == 1 ? text.first : nil
  }
}
