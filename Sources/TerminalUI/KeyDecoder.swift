/// Makes keys of the bytes that a terminal sends for characters: UTF-8, one byte after the other.
///
/// Bytes that are no UTF-8 make no key, and never swallow the key that follows.
package struct KeyDecoder: Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// The least scalar that needs as many bytes as this one has: a shorter form would have been
  /// right.
  private var least: UInt32 = 0

  /// Makes a decoder at the beginning of a character.
  package init() {}

  /// Takes a byte; returns the key that it completes.
  package mutating func take(_ byte: UInt8) -> Key? {
    if byte & 0xC0 == 0x80 { return takeContinuation(byte) }
    missing = 0
    switch byte {
    case 0..<0x80: return Self.key(of: UInt32(byte))
    case 0xC2..<0xE0: begin(byte & 0x1F, missing: 1, least: 0x80)
    case 0xE0..<0xF0: begin(byte & 0x0F, missing: 2, least: 0x800)
    case 0xF0..<0xF5: begin(byte & 0x07, missing: 3, least: 0x10000)
    default: break
    }
    return nil
  }

  private mutating func begin(_ bits: UInt8, missing count: Int, least scalar: UInt32) {
    value = UInt32(bits)
    missing = count
    least = scalar
  }

  private mutating func takeContinuation(_ byte: UInt8) -> Key? {
    guard missing > 0 else { return nil }
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return missing == 0 && value >= least ? Self.key(of: value) : nil
  }

  /// Returns the key of a scalar; the control characters are keys of their own.
  private static func key(of value: UInt32) -> Key? {
    switch value {
    case 0x09: return .tab
    case 0x0A, 0x0D: return .enter
    case 0x1B: return .escape
    case 0x08, 0x7F: return .backspace
    case 0x01...0x1A: return control(value + 0x60)
    case 0x00..<0x20: return control(value + 0x40)
    case 0x80..<0xA0: return .unknown(Int(value))
    default: return Unicode.Scalar(value).map { .character(Character($0)) }
    }
  }

  /// Control takes the upper bits off: C-a is 1, C-@ is 0, C-\ is 28.
  private static func control(_ value: UInt32) -> Key? {
    Unicode.Scalar(value).map { .control(Character($0)) }
  }
}
