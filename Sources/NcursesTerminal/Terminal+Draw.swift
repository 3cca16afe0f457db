import CNcurses
import TerminalUI

extension Terminal {
  /// Shows a buffer: writes what differs from the screen, as one frame, and nothing when nothing
  /// does.
  ///
  /// A buffer of another size is cut, or stands in the upper left corner.
  package func draw(_ buffer: Buffer) {
    guard isOpen else { return }
    let runs = Diff.runs(from: shown, to: buffer)
    let fits = buffer.width == shown.width && buffer.height == shown.height
    if runs.isEmpty, fits { return }
    let screen = cn_standard_screen()
    if !fits { werase(screen) }
    if !runs.allSatisfy({ send($0, of: buffer) }) {
      pairs.forget()
      for y in 0..<buffer.height {
        send(Run(x: 0, y: y, width: buffer.width), of: buffer, isLastChance: true)
      }
      redrawwin(screen)
    }
    shown = buffer
    wnoutrefresh(screen)
    doupdate()
  }

  /// Draws everything anew, for a screen that something else has written on.
  package func redraw() {
    guard isOpen else { return }
    clearok(cn_physical_screen(), true)
    wnoutrefresh(cn_standard_screen())
    doupdate()
  }

  /// Hands a run to ncurses; false when the pairs of colours are used up.
  ///
  /// At the last chance a style that finds no pair, because this one picture has too many, goes
  /// without colour.
  @discardableResult
  private func send(_ run: Run, of buffer: Buffer, isLastChance: Bool = false) -> Bool {
    guard run.y < height, run.x < width else { return true }
    let end = min(width, run.x + run.width)
    var encoder = CellEncoder(Cell.blank.style, pair: 0)
    let isComplete = row.withUnsafeMutableBufferPointer { cells in
      for x in run.x..<end {
        let cell = buffer[x, run.y]
        if cell.glyph.isContinuation { continue }
        if cell.style != encoder.style {
          guard let pair = pairs.number(for: cell.style) ?? (isLastChance ? 0 : nil) else {
            return false
          }
          encoder = CellEncoder(cell.style, pair: pair, after: encoder)
        }
        encoder.encode(cell.glyph, of: buffer, room: end - x, into: cells)
      }
      return true
    }
    guard isComplete else { return false }
    mvwadd_wchnstr(
      cn_standard_screen(), Int32(run.y), Int32(run.x), row, Int32(encoder.count))
    return true
  }
}
