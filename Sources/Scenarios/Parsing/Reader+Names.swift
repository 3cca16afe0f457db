extension Reader {
  /// Reads a text in double quotes.
  mutating func readQuoted(_ slot: Slot) throws(Mismatch) -> String {
    let token = peek()
    guard token.kind == .quoted || token.kind == .unclosed else { throw mismatch(.slot(slot)) }
    note(.slot(slot))
    return try unquote(token)
  }

  /// Reads a text in double quotes that must be one of a list, where the list is known.
  mutating func readQuoted(
    _ slot: Slot, among known: [String]?, else message: (String) -> String
  ) throws(Mismatch) -> String {
    let token = peek()
    let text = try readQuoted(slot)
    guard let known, !known.contains(text) else { return text }
    throw complain(message(token.quotedSource(in: self)), at: token, nearest: known)
  }

  /// Reads a name, bare or in double quotes; some words of the grammar are no bare names.
  mutating func readName(
    _ item: Expected.Item, but words: Set<String> = []
  ) throws(Mismatch) -> String {
    let token = peek()
    note(item)
    switch token.kind {
    case .quoted, .unclosed: return try unquote(token)
    case .word:
      let name = text(of: token)
      guard !words.contains(name) else { throw Mismatch() }
      advance(past: token)
      return name
    case .comma, .equals, .end: throw Mismatch()
    }
  }

  /// Reads a name that must be one of a list, where the list is known.
  mutating func readName(
    _ slot: Slot, among known: [String]?, but words: Set<String> = [],
    else message: (String) -> String
  ) throws(Mismatch) -> String {
    let token = peek()
    let name = try readName(.slot(slot), but: words)
    guard let known, !known.contains(name) else { return name }
    throw complain(message(token.quotedSource(in: self)), at: token, nearest: known)
  }

  /// Reads a text that reaches to the end of the line or to a comment; in quotes where it needs
  /// them.
  mutating func readSentence() throws(Mismatch) -> String {
    let token = peek()
    note(.slot(.sentence))
    switch token.kind {
    case .quoted, .unclosed: return try unquote(token)
    case .end: throw Mismatch()
    case .word, .comma, .equals:
      let start = token.range.lowerBound
      var end = start
      while end < line.upperBound {
        let isBlank = bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t")
        if isBlank, end + 1 < line.upperBound, bytes[end + 1] == UInt8(ascii: "#") { break }
        end += 1
      }
      offset = end
      return String(decoding: bytes[start..<end], as: UTF8.self).trimmingBlanksAtEnd
    }
  }

  /// Reads params, `k=v …`, each key once; at least so many.
  mutating func readParams(atLeast count: Int) throws(Mismatch) -> [String: String] {
    var params: [String: String] = [:]
    while readsKeyNext() {
      let token = peek()
      let key = try readName(.slot(.params))
      guard params[key] == nil else {
        throw complain("\(token.quotedSource(in: self)) is given twice", at: token)
      }
      advance(past: peek())
      params[key] = try readName(.value(of: key))
    }
    guard params.count >= count else { throw Mismatch() }
    return params
  }

  /// Says whether a name and an equals sign follow; reads nothing.
  private mutating func readsKeyNext() -> Bool {
    let mark = offset
    defer { offset = mark }
    note(.slot(.params))
    let token = peek()
    guard token.kind == .word || token.kind == .quoted else { return false }
    advance(past: token)
    return peek().kind == .equals
  }

  /// The text of a token in double quotes; marks it as read.
  private mutating func unquote(_ token: Token) throws(Mismatch) -> String {
    guard token.kind == .quoted else {
      throw complain("the closing double quote is missing", at: token)
    }
    var text: [UInt8] = []
    var index = token.range.lowerBound + 1
    let end = token.range.upperBound - 1
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      guard let (escaped, length) = escape(in: index..<end) else {
        let place = Token(kind: .quoted, range: index..<min(index + 2, end))
        throw complain("a backslash stands only in \\\", \\\\, \\n, \\t and \\u{…}", at: place)
      }
      text.append(contentsOf: escaped.utf8)
      index += length
    }
    advance(past: token)
    return String(decoding: text, as: UTF8.self)
  }

  /// The character that an escape stands for, and the escape's length in bytes.
  private func escape(in range: Range<Int>) -> (Character, Int)? {
    let rest = bytes[range].dropFirst()
    switch rest.first {
    case UInt8(ascii: "\""): return ("\"", 2)
    case UInt8(ascii: "\\"): return ("\\", 2)
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "u"):
      let braced = rest.dropFirst().prefix(10)
      guard braced.first == UInt8(ascii: "{"),
        let close = braced.firstIndex(of: UInt8(ascii: "}"))
      else { return nil }
      let digits = String(decoding: braced[(braced.startIndex + 1)..<close], as: UTF8.self)
      guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value)
      else { return nil }
      return (Character(scalar), close + 1 - range.lowerBound)
    default: return nil
    }
  }
}

extension Token {
  /// The token as an error names it: in single quotes, or in its own; a long one is cut.
  func quotedSource(in reader: Reader) -> String {
    let isQuoted = kind == .quoted
    let mark = isQuoted ? "\"" : "'"
    let content = isQuoted ? range.lowerBound + 1..<range.upperBound - 1 : range
    let start = String(decoding: reader.bytes[content].prefix(200), as: UTF8.self).prefix(48)
    return mark + start + (start.utf8.count < content.count ? "…" : "") + mark
  }
}

extension String {
  /// The text without the spaces and tabs at its end.
  var trimmingBlanksAtEnd: String {
    var utf8 = Substring(self).utf8
    while utf8.last == UInt8(ascii: " ") || utf8.last == UInt8(ascii: "\t") { utf8.removeLast() }
    return String(Substring(utf8))
  }
}
