/// A line as an error shows it: what cannot be seen made visible, and cut around the fault when it
/// is long.
struct SourceLine: Hashable, Sendable {
  /// The column of the fault, counted in characters from 1.
  let column: Int
  /// What is shown of the line.
  let excerpt: String
  /// What moves a caret to the fault.
  let caretIndent: String

  /// The widest that a line is shown, in terminal columns.
  private static let widest = 160

  /// Makes the picture of a line for a fault at an offset in it.
  init(_ line: ArraySlice<UInt8>, faultAt offset: Int) {
    let fault = min(max(offset, line.startIndex), line.endIndex)
    let before = Array(String(decoding: line[..<fault], as: UTF8.self))
    column = before.count + 1
    let head = before.suffix(Self.widest / 2)
    let rest = line[fault...].prefix(Self.widest * 4)
    let tail = String(decoding: rest, as: UTF8.self).prefix(Self.widest / 2)
    let isCutBefore = head.count < before.count
    let isCutAfter = rest.count < line[fault...].count || tail.utf8.count < rest.count
    excerpt =
      (isCutBefore ? "…" : "") + String(head.map(Self.visible) + tail.map(Self.visible))
      + (isCutAfter ? "…" : "")
    caretIndent =
      (isCutBefore ? " " : "")
      + head.map {
        $0 == "\t" ? "\t" : String(repeating: " ", count: Self.isWide($0) ? 2 : 1)
      }.joined()
  }

  /// A character that no terminal takes for a command.
  private static func visible(_ character: Character) -> Character {
    guard character != "\t",
      character.unicodeScalars.contains(where: \.isControl)
    else { return character }
    let first = character.unicodeScalars.first?.value ?? 0
    return Unicode.Scalar(first < 0x20 ? 0x2400 + first : 0xFFFD).map { Character($0) }
      ?? "\u{FFFD}"
  }

  /// Says whether a terminal gives a character two columns (Unicode TR 11: wide, full-width and
  /// emoji).
  private static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
