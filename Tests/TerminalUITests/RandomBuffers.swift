import TerminalUI

extension Buffer {
  /// Whether every wide glyph is followed by its right half in the same style, and no half stands
  /// alone.
  var isWellFormed: Bool {
    for y in 0..<height {
      for x in 0..<width {
        let cell = self[x, y]
        if cell.glyph.isWide {
          guard x + 1 < width, self[x + 1, y].glyph.isContinuation,
            self[x + 1, y].style == cell.style
          else { return false }
        }
        if cell.glyph.isContinuation {
          guard x > 0, self[x - 1, y].glyph.isWide else { return false }
        }
      }
    }
    return true
  }

  /// Does something random to the buffer, often across its edges.
  mutating func scribble(using generator: inout SeededGenerator) {
    let x = Int.random(in: -4...width + 2, using: &generator)
    let y = Int.random(in: -1...height, using: &generator)
    let extent = Int.random(in: -1...9, using: &generator)
    let area = Area(x: x, y: y, width: extent, height: 2)
    let style = Style(
      foreground: Bool.random(using: &generator) ? Colour(0x123456) : nil,
      background: Bool.random(using: &generator) ? Colour(0xFEDCBA) : nil,
      attributes: Bool.random(using: &generator) ? .bold : [])
    let texts = ["a界b", "e\u{301}", "👩‍👩‍👧x", "🇫🇷", "\u{1B}[0m", "", "漢字かな交じり", "plain", "\u{300}"]
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: fill(area, style: style)
    case 1: fill(area, with: "▒", style: style)
    case 2: blend(area, towards: .black, by: 0.5)
    case 3: restyle(at: x, y) { $0.adding(.reverse) }
    case 4: drawBox(area, title: "題名", style: style)
    case 5: set(Bool.random(using: &generator) ? "界" : "x", at: x, y, style: style)
    case 6:
      let copy = self
      let opacity = [0.2, 0.7, 1][Int.random(in: 0..<3, using: &generator)]
      draw(copy, from: area, at: y, x % 3, opacity: opacity)
    default:
      let text = texts[Int.random(in: 0..<texts.count, using: &generator)]
      let clip = Bool.random(using: &generator) ? area : nil
      write(text, at: x, y, style: style, columns: max(0, extent), ellipsis: "…", clip: clip)
    }
  }
}
