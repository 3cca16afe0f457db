import FoundationEssentials

extension JSONScanner {
  /// Returns the byte at the current position; nil at the end.
  func peek() -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Passes over what separates tokens.
  mutating func skipSpace() {
    while let byte = peek(), byte.isSpace { position += 1 }
  }

  /// Passes over a string, from its first quote to its last.
  mutating func skipString() throws(JSONSyntaxError) {
    let start = position
    position += 1
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return
      case UInt8(ascii: "\\"):
        try skipEscape()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw unclosed(start)
      case ..<0x20:
        throw JSONSyntaxError(
          "a control character stands in a string", expected: "an escape such as '\\t'",
          at: position)
      default:
        position += 1
      }
    }
    throw unclosed(start)
  }

  private func unclosed(_ start: Int) -> JSONSyntaxError {
    JSONSyntaxError("the string that starts here has no end", expected: "'\"'", at: start)
  }

  /// Passes over a backslash and what it escapes; a surrogate needs its other half.
  private mutating func skipEscape() throws(JSONSyntaxError) {
    let start = position
    position += 1
    guard let byte = peek() else { return }
    position += 1
    guard byte == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(byte) else {
        throw JSONSyntaxError(
          "\(quoted(at: start + 1)) cannot be escaped", expected: #"one of '"\/bfnrtu' after '\'"#,
          at: start)
      }
      return
    }
    guard let unit = skipHexadecimal() else {
      throw JSONSyntaxError(
        "the escape is not complete", expected: "four hexadecimal digits after '\\u'", at: start)
    }
    switch unit {
    case 0xD800...0xDBFF:
      guard bytes[position...].starts(with: "\\u".utf8) else { throw loneSurrogate(start) }
      position += 2
      guard let low = skipHexadecimal(), 0xDC00...0xDFFF ~= low else { throw loneSurrogate(start) }
    case 0xDC00...0xDFFF: throw loneSurrogate(start)
    default: break
    }
  }

  private func loneSurrogate(_ start: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      "the escape is half a character", expected: "a pair such as '\\ud83d\\ude00'", at: start)
  }

  /// Passes over four hexadecimal digits and returns their number; nil when they are not there.
  private mutating func skipHexadecimal() -> UInt32? {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ $0.isHexadecimal }) else { return nil }
    position += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Passes over a number: no sign but a minus, no leading zero, digits after a point and in an
  /// exponent.
  ///
  /// A number that rounds to infinity or, without being 0, to 0 is an error: the decoder refuses
  /// both, and does not say where.
  mutating func skipNumber() throws(JSONSyntaxError) {
    let start = position
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try skipDigits(of: start) }
    if skip(UInt8(ascii: ".")) { try skipDigits(of: start) }
    let significant = bytes[start..<position]
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try skipDigits(of: start)
    }
    if let byte = peek(), byte.isWordPart { throw malformedNumber(start) }
    let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
    let isZero = !significant.contains { $0.isDigit && $0 != UInt8(ascii: "0") }
    guard value.isFinite, (value == 0) == isZero else {
      throw JSONSyntaxError(
        "the number is out of range", expected: "a magnitude between 1e-307 and 1e308", at: start)
    }
  }

  private mutating func skipDigits(of start: Int) throws(JSONSyntaxError) {
    guard let byte = peek(), byte.isDigit else { throw malformedNumber(start) }
    while let byte = peek(), byte.isDigit { position += 1 }
  }

  private func malformedNumber(_ start: Int) -> JSONSyntaxError {
    JSONSyntaxError(
      "this is not a number", expected: "a decimal number such as 0, -12 or 3.5e2", at: start)
  }

  /// Passes over a byte when it stands here.
  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// Passes over `true`, `false` or `null`.
  mutating func skipWord() throws(JSONSyntaxError) {
    let start = position
    while let byte = peek(), byte.isWordPart { position += 1 }
    let word = bytes[start..<position]
    guard ["true", "false", "null"].contains(where: { word.elementsEqual($0.utf8) }) else {
      throw JSONSyntaxError(
        "'\(String(decoding: word.prefix(20), as: UTF8.self))' is no JSON word",
        expected: "true, false, null or a string in double quotes", at: start)
    }
  }

  /// Returns what a string stands for, its quotes and escapes resolved.
  func text(of range: Range<Int>) throws(JSONSyntaxError) -> String {
    let inner = bytes[range].dropFirst().dropLast()
    guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
    do {
      return try JSONDecoder().decode(String.self, from: Data(bytes[range]))
    } catch {
      throw JSONSyntaxError(
        "the name cannot be read", expected: "a string", at: range.lowerBound)
    }
  }

  /// The character at an offset in quotes, or in words where it cannot be shown.
  func quoted(at offset: Int) -> String {
    // No character that can be shown is longer than this.
    let character = String(decoding: bytes[offset...].prefix(32), as: UTF8.self).first
    guard let character, let scalar = character.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return "a control character" }
    return "'\(character)'"
  }
}

extension UInt8 {
  /// Whether the byte is one of the four that separate tokens.
  fileprivate var isSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }

  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is a letter of the alphabet.
  var isLetter: Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
  }

  fileprivate var isHexadecimal: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= self | 0x20
  }

  fileprivate var isWordPart: Bool {
    isDigit || isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
  }
}
