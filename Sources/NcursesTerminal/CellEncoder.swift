import CNcurses
import TerminalUI

/// Turns the glyphs of one row into the cells of ncurses.
struct CellEncoder {
  /// The style of the next glyphs.
  let style: Style
  /// The cells filled so far.
  private(set) var count = 0
  private let attributes: attr_t
  private let pair: Int32

  /// Starts with a style and the number of its pair of colours; goes on behind the cells of another
  /// encoder.
  init(_ style: Style, pair: Int32, after previous: CellEncoder? = nil) {
    self.style = style
    self.pair = pair
    count = previous?.count ?? 0
    attributes = Self.attributes(style.attributes)
  }

  /// Appends a glyph: at most its width in cells, and never more than there is room.
  ///
  /// What the terminal would give another width (its tables are older, or its character set is not
  /// UTF-8) is shown in ASCII. Of a cluster only marks go out: pictures joined into one show the
  /// first, a flag shows its two letters.
  mutating func encode(
    _ glyph: Glyph, of buffer: Buffer, room: Int, into cells: UnsafeMutableBufferPointer<cchar_t>
  ) {
    guard count + glyph.width <= cells.count, glyph.width <= room else {
      if count < cells.count { append(0x20, cells) }
      return
    }
    if let scalar = glyph.scalar {
      if scalar.isASCII || Int(cn_columns(scalar.value)) == glyph.width {
        append(scalar.value, cells)
      } else {
        appendASCII(scalar, glyph.width, cells)
      }
      return
    }
    let scalars = buffer.text(of: glyph).unicodeScalars
    guard let base = scalars.first else { return }
    if Self.flagLetter(base) != nil, glyph.isWide {
      for letter in scalars.compactMap(Self.flagLetter) { append(letter, cells) }
    } else if Int(cn_columns(base.value)) != glyph.width {
      appendASCII(base, glyph.width, cells)
    } else {
      let marks = scalars.dropFirst().filter(Self.isMark).map(\.value)
      cn_set_cluster(
        cells.baseAddress?.advanced(by: count), [base.value] + marks + [0], attributes, pair)
      count += 1
    }
  }

  private mutating func append(_ scalar: UInt32, _ cells: UnsafeMutableBufferPointer<cchar_t>) {
    cn_set_scalar(cells.baseAddress?.advanced(by: count), scalar, attributes, pair)
    count += 1
  }

  private mutating func appendASCII(
    _ scalar: Unicode.Scalar, _ width: Int, _ cells: UnsafeMutableBufferPointer<cchar_t>
  ) {
    append(ASCIIForm.of(scalar).value, cells)
    if width == 2 { append(0x20, cells) }
  }

  /// Says whether a scalar stacks on the one before without changing its width; joiners and
  /// selectors may change it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200B...0x200F, 0xFE00...0xFE0F, 0xE0000...: false
    default: cn_columns(scalar.value) == 0
    }
  }

  private static func flagLetter(_ scalar: Unicode.Scalar) -> UInt32? {
    (0x1F1E6...0x1F1FF).contains(scalar.value) ? scalar.value - 0x1F1E6 + 0x41 : nil
  }

  private static func attributes(_ wanted: Style.Attributes) -> attr_t {
    var attributes: attr_t = 0
    if wanted.contains(.bold) { attributes |= cn_bold() }
    if wanted.contains(.dim) { attributes |= cn_dim() }
    if wanted.contains(.underline) { attributes |= cn_underline() }
    if wanted.contains(.reverse) { attributes |= cn_reverse() }
    if wanted.contains(.italic) { attributes |= cn_italic() }
    return attributes
  }
}
