/// What is drawn instead of a character that a terminal would obey, or that would turn the text
/// around it.
enum Harmless {
  /// Returns the scalar itself, or the visible one that stands for it.
  ///
  /// A control character becomes its picture (␊ for a line feed); the second set of controls,
  /// directions, line separators and noncharacters become �.
  static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: return scalar
    case 0..<0x20: return Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: return "\u{2421}"
    case 0xAD: return "-"
    case 0x80..<0xA0, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0001:
      return "\u{FFFD}"
    default: return value & 0xFFFE == 0xFFFE ? "\u{FFFD}" : scalar
    }
  }
}
