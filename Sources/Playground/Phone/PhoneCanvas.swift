import Motion
import Platforms
import TerminalUI

/// A buffer on which is drawn in dp: rectangles to an eighth of a cell, text by whole cells.
///
/// Nothing is written beside the clip area. Cells have a *ground*, the colour behind text, and a
/// terminal without colours has none.
struct PhoneCanvas {
  /// The cells.
  var buffer: Buffer
  /// What the terminal can show.
  let ink: Ink
  /// The way from dp of what is being drawn to cells.
  var projection: Projection
  /// The way from dp of the glass itself.
  let glass: Projection
  /// The cells that may be written.
  private(set) var clip: Area
  /// The line of text that each row of the buffer is taken by, among those that scroll together.
  var takenRows: [Int?] = []

  /// Makes a canvas that draws into an area of a buffer.
  init(_ buffer: Buffer, glass: Glass, ink: Ink) {
    self.buffer = buffer
    self.ink = ink
    self.glass = glass.projection
    projection = glass.projection
    clip = buffer.area.intersection(glass.area)
  }

  /// Draws with less room: only the cells of a shape, too, may be written.
  mutating func clipped(to shape: Shape, _ draw: (inout PhoneCanvas) -> Void) {
    let outer = clip
    clip = outer.intersection(shape.cells)
    if !clip.isEmpty { draw(&self) }
    clip = outer
  }

  /// Returns the colour that most of a cell has, its text aside; nil is the terminal's own.
  func ground(_ x: Int, _ y: Int) -> Colour? { Self.ground(of: buffer[x, y]) }

  /// Returns the colour that most of a cell has, its text aside.
  static func ground(of cell: Cell) -> Colour? {
    guard let scalar = cell.glyph.scalar, let isFilled = Coverage.isMostlyForeground(scalar) else {
      return cell.style.background
    }
    return isFilled ? cell.style.foreground : cell.style.background
  }
}
