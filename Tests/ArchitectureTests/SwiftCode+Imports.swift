extension SwiftCode {
  /// One import: the module's name and the line, counted from 1.
  struct Import: Equatable {
    var module: String
    var line: Int
  }

  /// Reads the imports, whatever attributes, access words or kinds of symbol they carry.
  var imports: [Import] {
    lines.enumerated().flatMap { index, line in
      line.split(separator: ";").compactMap { statement in
        Self.module(of: statement).map { Import(module: $0, line: index + 1) }
      }
    }
  }

  private static func module(of statement: Substring) -> String? {
    var words = statement.split(whereSeparator: \.isWhitespace)
      .drop { $0.hasPrefix("@") || accessWords.contains(String($0)) }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first, symbolKinds.contains(String(kind)) { words.removeFirst() }
    return words.first?.split(separator: ".").first.map(String.init)
  }

  private static let accessWords: Set = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let symbolKinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
