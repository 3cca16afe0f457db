extension [UInt8] {
  /// The first byte of a line that no text may have: a control character, or what is no UTF-8.
  func firstUnreadable(in line: Range<Int>) -> Fault? {
    guard self[line].contains(where: { !Self.isPlain($0) }) else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = self[line].makeIterator()
    var offset = line.lowerBound
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .emptyInput: return nil
      case .error: return Fault(offset: offset, message: "this is not UTF-8")
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar != "\t", scalar.isControl {
          let code = String(scalar.value, radix: 16, uppercase: true)
          let padded = String(repeating: "0", count: Swift.max(0, 4 - code.count)) + code
          return Fault(
            offset: offset, message: "a control character (U+\(padded)) has no place here")
        }
        offset += encoded.count
      }
    }
  }

  /// Says whether a byte is ASCII that may stand anywhere.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) || byte == UInt8(ascii: "\t")
  }
}
