/// The code of a Swift file without its comments and string literals, line by line.
///
/// What is taken out becomes spaces, so that lines and columns stay where they were. Code inside an
/// interpolation remains. A regex literal with a quotation mark in it would mislead it.
struct SwiftCode {
  private(set) var lines: [String]

  init(_ source: String) {
    var blanking = Blanking(bytes: Array(source.utf8))
    blanking.code(untilParenthesis: false)
    lines = blanking.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Finds the lines, counted from 1, on which a word stands by itself.
  func lines(with word: String) -> [Int] {
    lines.indices.filter { lines[$0].contains(wholeWord: word) }.map { $0 + 1 }
  }
}

/// A walk over the bytes of a source that blanks comments and literals.
private struct Blanking {
  var bytes: [UInt8]
  private var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Walks over code: to the end, or past the parenthesis that closes an interpolation.
  mutating func code(untilParenthesis: Bool) {
    var depth = 0
    while position < bytes.count {
      if at("//") {
        while position < bytes.count, !at("\n") { blank() }
      } else if at("/*") {
        blockComment()
      } else if let hashes = literalStart() {
        literal(hashes: hashes)
      } else {
        if at("(") { depth += 1 }
        if at(")") { depth -= 1 }
        position += 1
        if untilParenthesis, depth == 0 { return }
      }
    }
  }

  private mutating func blockComment() {
    var depth = 0
    repeat {
      if at("/*") {
        depth += 1
        blank(2)
      } else if at("*/") {
        depth -= 1
        blank(2)
      } else {
        blank()
      }
    } while depth > 0 && position < bytes.count
  }

  /// The number of `#` before a quotation mark that stands here; nil when no literal begins here.
  private func literalStart() -> Int? {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = position + hashes
    return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  private mutating func literal(hashes: Int) {
    let sharps = String(repeating: "#", count: hashes)
    let isMultiline = at(sharps + "\"\"\"")
    let quotes = isMultiline ? "\"\"\"" : "\""
    blank(hashes + quotes.utf8.count)
    while position < bytes.count {
      if at(quotes + sharps) {
        blank(quotes.utf8.count + hashes)
        return
      } else if at("\\" + sharps) {
        blank(1 + hashes)
        if at("(") { code(untilParenthesis: true) } else { blank() }
      } else if at("\n"), !isMultiline {
        return
      } else {
        blank()
      }
    }
  }

  private func at(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func blank(_ count: Int = 1) {
    for index in bytes.indices[position...].prefix(count) where bytes[index] != UInt8(ascii: "\n") {
      bytes[index] = UInt8(ascii: " ")
    }
    position = min(position + count, bytes.count)
  }
}

extension String {
  fileprivate func contains(wholeWord word: String) -> Bool {
    ranges(of: word).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return !(before?.continuesWord ?? false) && !(after?.continuesWord ?? false)
    }
  }
}

extension Character {
  fileprivate var continuesWord: Bool { isLetter || isNumber || self == "_" }
}
