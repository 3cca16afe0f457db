/// A buffer as a picture that can be kept: plain text.
package enum Picture {
  /// Returns the rows as text, without the blanks at their ends.
  package static func rows(of buffer: Buffer) -> [String] {
    (0..<buffer.height).map { y in
      var row = ""
      var length = row.unicodeScalars.endIndex
      for x in 0..<buffer.width {
        let glyph = buffer[x, y].glyph
        row += buffer.text(of: glyph)
        if glyph != .blank { length = row.unicodeScalars.endIndex }
      }
      return String(row.unicodeScalars[..<length])
    }
  }

  /// Returns the whole as text, every row ended by a line feed.
  package static func text(of buffer: Buffer) -> String {
    rows(of: buffer).reduce(into: "") { $0 += $1 + "\n" }
  }
}
