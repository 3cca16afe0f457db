/// Reads one line from left to right and remembers how far any attempt came.
struct Reader: Sendable {
  /// The bytes of the whole text; the line is a part of them and valid UTF-8.
  let bytes: [UInt8]
  /// The line, without its end of line.
  let line: Range<Int>
  /// The names that may be used.
  let names: Names
  /// Where the next piece is looked for.
  var offset: Int
  /// The meaning of the entry that is being tried.
  var meaning = ""
  /// What was expected at the furthest place.
  private(set) var trail = Trail()
  private var cache: Token?
  private var cachedAt = -1

  /// Makes a reader at the start of a line.
  init(_ bytes: [UInt8], line: Range<Int>, names: Names) {
    self.bytes = bytes
    self.line = line
    self.names = names
    offset = line.lowerBound
  }

  /// The next piece, which stays unread.
  mutating func peek() -> Token {
    if cachedAt == offset, let cache { return cache }
    let token = scan()
    cache = token
    cachedAt = offset
    return token
  }

  /// Marks a piece as read.
  mutating func advance(past token: Token) { offset = token.range.upperBound }

  /// The text of a piece, as it is written.
  func text(of token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  /// The next piece when it is a bare word.
  mutating func peekWord() -> String? {
    let token = peek()
    return token.kind == .word ? text(of: token) : nil
  }

  /// Notes what would have fitted here, and what it is called together with its like.
  mutating func note(_ item: Expected.Item, kind: String? = nil) {
    let place = peek().range.lowerBound
    trail.note(Expected(item: item, meaning: meaning, kind: kind), at: place)
  }

  /// Notes a fault in a piece and gives up.
  mutating func complain(
    _ message: String, at token: Token, nearest candidates: [String] = []
  ) -> Mismatch {
    trail.note(
      Trail.Complaint(message: message, candidates: candidates), at: token.range.lowerBound)
    return Mismatch()
  }

  /// Notes what would have fitted here and gives up.
  mutating func mismatch(_ item: Expected.Item) -> Mismatch {
    note(item)
    return Mismatch()
  }
}

extension Reader {
  /// Reads a comma or an equals sign if it is next.
  mutating func take(_ kind: Token.Kind) -> Bool {
    let token = peek()
    guard token.kind == kind else {
      note(kind == .comma ? .comma : .equals)
      return false
    }
    advance(past: token)
    return true
  }

  /// Reads a word if it is next.
  mutating func take(word: String, kind: String? = nil) -> Bool {
    let token = peek()
    guard token.kind == .word, bytes[token.range].elementsEqual(word.utf8) else {
      note(.word(word), kind: kind)
      return false
    }
    advance(past: token)
    return true
  }

  /// Reads a word.
  mutating func read(word: String) throws(Mismatch) {
    guard take(word: word) else { throw Mismatch() }
  }

  /// Reads the end of what the line says.
  mutating func readEnd() throws(Mismatch) {
    guard peek().kind == .end else { throw mismatch(.end) }
  }
}

extension Reader {
  private func isBlank(_ index: Int) -> Bool {
    bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: "="),
      UInt8(ascii: "\""):
      true
    default: false
    }
  }

  private func scan() -> Token {
    var start = offset
    while start < line.upperBound, isBlank(start) { start += 1 }
    guard start < line.upperBound else {
      return Token(kind: .end, range: line.upperBound..<line.upperBound)
    }
    switch bytes[start] {
    case UInt8(ascii: "#") where start == line.lowerBound || isBlank(start - 1):
      return Token(kind: .end, range: start..<line.upperBound)
    case UInt8(ascii: ","): return Token(kind: .comma, range: start..<start + 1)
    case UInt8(ascii: "="): return Token(kind: .equals, range: start..<start + 1)
    case UInt8(ascii: "\""): return scanQuoted(from: start)
    default:
      let end = bytes[start..<line.upperBound].firstIndex(where: Self.endsWord)
      return Token(kind: .word, range: start..<(end ?? line.upperBound))
    }
  }

  private func scanQuoted(from start: Int) -> Token {
    var index = start + 1
    while index < line.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""): return Token(kind: .quoted, range: start..<index + 1)
      default: index += 1
      }
    }
    return Token(kind: .unclosed, range: start..<line.upperBound)
  }
}
