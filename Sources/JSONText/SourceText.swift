/// A text that a person wrote, with its name, as errors quote it.
///
/// Whatever the bytes are, there is a place for every offset: bytes that are not UTF-8 count and
/// print as U+FFFD.
package struct SourceText: Sendable {
  /// The name or path of the file.
  package let name: String
  /// The UTF-8 bytes, without a byte order mark.
  package let bytes: [UInt8]

  /// Names a text; a byte order mark at its start is left out.
  package init(_ bytes: [UInt8], name: String) {
    self.name = name
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
  }

  /// Names a text.
  package init(_ text: String, name: String) {
    self.init(Array(text.utf8), name: name)
  }

  /// A place as people count it.
  package struct Place: Hashable, Sendable, Comparable {
    /// The line, from 1.
    package let line: Int
    /// The character in the line, from 1.
    package let column: Int

    /// Makes a place.
    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    /// Orders places as they are read.
    package static func < (left: Place, right: Place) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  /// Returns the place of a byte; an offset outside the text counts as the nearest end.
  package func place(of offset: Int) -> Place {
    let offset = max(0, min(offset, bytes.count))
    let start = startOfLine(around: offset)
    return Place(
      line: bytes[..<start].count(where: \.isNewline) + 1,
      column: String(decoding: bytes[start..<offset], as: UTF8.self).count + 1)
  }

  /// Returns the line around a byte without its end, and how much of it stands before the byte,
  /// each at most `reach` characters to either side; where more was left out stands `…`.
  ///
  /// Control characters become spaces, so that a quoted file cannot speak to the terminal.
  func excerpt(around offset: Int, reach: Int = 60) -> (line: String, before: Int) {
    let offset = max(0, min(offset, bytes.count))
    let start = startOfLine(around: offset)
    let end = bytes[offset...].firstIndex(where: \.endsLine) ?? bytes.endIndex
    // A character is at most a few dozen bytes long in any text that people write.
    let before = printable(bytes[max(start, offset - reach * 16)..<offset])
    let after = printable(bytes[offset..<min(end, offset + reach * 16)])
    let head =
      before.count > reach || start < offset - reach * 16 ? "…" + before.suffix(reach) : before
    let tail = after.count > reach || end > offset + reach * 16 ? after.prefix(reach) + "…" : after
    return (head + tail, head.count)
  }

  /// The offset at which the line around a byte starts.
  private func startOfLine(around offset: Int) -> Int {
    bytes[..<offset].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
  }

  /// A part of a line as it can be shown.
  private func printable(_ part: ArraySlice<UInt8>) -> String {
    String(
      String.UnicodeScalarView(
        String(decoding: part, as: UTF8.self).unicodeScalars.map {
          $0.properties.generalCategory == .control ? " " : $0
        }))
  }
}

extension UInt8 {
  /// Whether the byte is a line feed, which alone counts lines.
  fileprivate var isNewline: Bool { self == UInt8(ascii: "\n") }
  /// Whether the byte is no part of the line's text.
  fileprivate var endsLine: Bool { isNewline || self == UInt8(ascii: "\r") }
}
