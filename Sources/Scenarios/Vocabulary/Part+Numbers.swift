extension Part where Value == Int {
  /// A row's number.
  static let row = integer(.row, in: 1...1_000_000)
  /// A whole number that may be negative.
  static let integer = integer(.integer, in: -1_000_000...1_000_000)
  /// A whole number that is not negative.
  static let count = integer(.integer, in: 0...1_000_000)

  private static func integer(_ slot: Slot, in range: ClosedRange<Int>) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      try reader.readInteger(slot, in: range)
    } write: { number, writer in
      writer.write(phrase: String(number))
      return true
    }
  }
}

extension Part where Value == DecimalLiteral {
  /// A number.
  static let decimal = number(.decimal)
  /// A progress.
  static let progress = number(.progress)
  /// A speed in dp per second.
  static let speed = number(.speed)

  /// A length in dp.
  static let length = Part(shape: .slot(.length)) { reader throws(Mismatch) in
    try reader.readLength()
  } write: { length, writer in
    writer.write(phrase: length.description + "dp")
    return true
  }

  private static func number(_ slot: Slot) -> Part {
    Part(shape: .slot(slot)) { reader throws(Mismatch) in
      try reader.readDecimal(slot)
    } write: { number, writer in
      writer.write(phrase: number.description)
      return true
    }
  }
}

extension Part where Value == Milliseconds {
  /// A span of time.
  static let time = Part(shape: .slot(.time)) { reader throws(Mismatch) in
    try reader.readTime()
  } write: { time, writer in
    writer.write(phrase: time.description)
    return true
  }
}
