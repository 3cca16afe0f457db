import TerminalUI

extension PhoneCanvas {
  /// Draws a line around a shape, where colours do not tell a surface from the one beneath.
  ///
  /// A line lies at the left, in the middle or at the right of a cell, so that it moves by thirds
  /// of one. Where the lines of two sides meet in the middle of a cell there is a corner, else they
  /// leave it out, as round corners do.
  mutating func draw(_ outline: Outline, of shape: Shape, over beneath: Buffer) {
    let cells = shape.cells
    guard cells.width > 2, cells.height > 2 else { return }
    let left = Line(at: shape.left, isAcross: false)
    let right = Line(at: shape.right - 1, isAcross: false)
    let top = Line(at: shape.top, isAcross: true)
    let bottom = Line(at: shape.bottom - 1, isAcross: true)
    let seen = cells.inset(horizontally: 1, vertically: 1).intersection(clip)
    for y in seen.y..<seen.bottom {
      stroke(left.glyph(isASCII: ink.isASCII), left.cell, y, outline, beneath)
      stroke(right.glyph(isASCII: ink.isASCII), right.cell, y, outline, beneath)
    }
    for x in seen.x..<seen.right {
      stroke(top.glyph(isASCII: ink.isASCII), x, top.cell, outline, beneath)
      stroke(bottom.glyph(isASCII: ink.isASCII), x, bottom.cell, outline, beneath)
    }
    let corners: [(Line, Line, Unicode.Scalar, Unicode.Scalar)] = [
      (left, top, "╭", "."), (right, top, "╮", "."), (left, bottom, "╰", "'"),
      (right, bottom, "╯", "'"),
    ]
    for (side, end, corner, ascii) in corners {
      let isJoint = side.place == .middle && end.place == .middle
      stroke(ink.isASCII ? ascii : isJoint ? corner : " ", side.cell, end.cell, outline, beneath)
    }
  }

  private mutating func stroke(
    _ scalar: Unicode.Scalar, _ x: Int, _ y: Int, _ outline: Outline, _ beneath: Buffer
  ) {
    guard clip.contains(x: x, y: y), Self.ground(of: beneath[x, y]) == outline.ground else {
      return
    }
    buffer.set(scalar, at: x, y, style: outline.style.with(background: ground(x, y)))
  }

  /// A thin line along one side: its cell, and where in it.
  private struct Line {
    enum Place { case start, middle, end }

    let cell: Int
    let place: Place
    let isAcross: Bool

    init(at eighth: Int, isAcross: Bool) {
      cell = eighth >> 3
      place = eighth & 7 < 3 ? .start : eighth & 7 < 5 ? .middle : .end
      self.isAcross = isAcross
    }

    func glyph(isASCII: Bool) -> Unicode.Scalar {
      switch place {
      case _ where isASCII: isAcross ? "-" : "|"
      case .start: isAcross ? "▔" : "▏"
      case .middle: isAcross ? "─" : "│"
      case .end: isAcross ? "▁" : "▕"
      }
    }
  }
}
