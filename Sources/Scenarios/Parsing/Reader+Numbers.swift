extension Reader {
  /// Reads a whole number within a range.
  mutating func readInteger(_ slot: Slot, in range: ClosedRange<Int>) throws(Mismatch) -> Int {
    let token = peek()
    let number = try readDecimal(slot, unit: [""])
    guard number.decimals == 0 else {
      throw complain("\(token.quotedSource(in: self)) is no whole number", at: token)
    }
    guard range.contains(number.units) else {
      let limits = "\(range.lowerBound) … \(range.upperBound)"
      throw complain("\(token.quotedSource(in: self)) lies outside of \(limits)", at: token)
    }
    return number.units
  }

  /// Reads a number, or a percentage.
  mutating func readDecimal(_ slot: Slot) throws(Mismatch) -> DecimalLiteral {
    try readDecimal(slot, unit: [""])
  }

  /// Reads a length in dp, or in pt, which is the same.
  mutating func readLength() throws(Mismatch) -> DecimalLiteral {
    try readDecimal(.length, unit: ["dp", "pt"])
  }

  /// Reads a span of time in ms or s.
  mutating func readTime() throws(Mismatch) -> Milliseconds {
    let token = peek()
    let number = try readDecimal(.time, unit: ["ms", "s"])
    let isInMilliseconds = text(of: token).hasSuffix("ms")
    let microseconds = (number.value * (isInMilliseconds ? 1000 : 1_000_000)).rounded()
    guard (0...Double(Milliseconds.longest.microseconds)).contains(microseconds) else {
      throw complain("a time lies between 0ms and one hour", at: token)
    }
    return Milliseconds(microseconds: Int(microseconds))
  }

  /// Reads a number that is followed closely by one of the units.
  private mutating func readDecimal(
    _ slot: Slot, unit units: [String]
  ) throws(Mismatch) -> DecimalLiteral {
    let token = peek()
    note(.slot(slot))
    guard token.kind == .word, token.range.count <= 64 else { throw Mismatch() }
    let text = text(of: token)
    guard let unit = units.first(where: text.hasSuffix) else {
      guard DecimalLiteral(text) != nil else { throw Mismatch() }
      let examples = units.map { text + $0 }.joined(separator: " or ")
      throw complain("the unit is missing: \(examples)", at: token)
    }
    let digits = String(text.dropLast(unit.count))
    guard let number = DecimalLiteral(digits) else {
      guard digits.utf8.allSatisfy(Self.isNumeric), digits.utf8.contains(where: Self.isDigit)
      else { throw Mismatch() }
      throw complain("a number has at most fifteen digits, and one point", at: token)
    }
    advance(past: token)
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || "+-.%".utf8.contains(byte)
  }
}
