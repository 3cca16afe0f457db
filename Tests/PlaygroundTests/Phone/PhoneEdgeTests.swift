import Motion
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

@Suite struct PhoneEdgeTests {
  /// Progress, scale, shift and far gap on a width of 412, as motion.md gives them for the left
  /// edge (M1–M3).
  static let golden: [(progress: Double, scale: Double, shift: Double, gap: Double)] = [
    (0.1, 0.95537, 5.624, 3.571), (0.25, 0.93094, 8.701, 5.524), (0.35, 0.92101, 9.953, 6.319),
    (0.5, 0.91101, 11.213, 7.119), (0.75, 0.90236, 12.303, 7.812), (1, 0.9, 12.6, 8),
  ]
  /// A row in which neither screen has anything but its ground.
  static let emptyRow = 28

  @Test(
    "M2, M3: the leaving surface's sides stand at the computed eighth of a cell", arguments: golden)
  func androidSides(progress: Double, scale: Double, shift: Double, gap: Double) throws {
    let picture = try preview(scale: scale, shift: shift)
    let left = Int(((412 * (1 - scale) / 2 + shift) / 412 * 320).rounded())
    let right = Int(((412 - gap) / 412 * 320).rounded())
    expectSides(left, right, in: picture, outside: 0)
  }

  @Test("M3: from the right edge the picture's sides are the mirrored ones", arguments: golden)
  func androidMirror(progress: Double, scale: Double, shift: Double, gap: Double) throws {
    let picture = try preview(scale: scale, shift: -shift)
    let left = Int((gap / 412 * 320).rounded())
    let right = Int(((412 - 412 * (1 - scale) / 2 - shift) / 412 * 320).rounded())
    expectSides(left, right, in: picture, outside: 39)
  }

  @Test(
    "M4: upper and lower sides move by eighths of a row too", arguments: [-32.0, -11, 0, 7.5, 32])
  func androidEnds(shiftY: Double) throws {
    let world = try Gallery.world(.android, pages: 2)
    func picture(_ upper: Placement) throws -> Buffer {
      let scene = try Gallery.scene(of: world, upper: upper, dim: 0.2)
      return PhoneView(of: world, ink: Ink(.trueColour), scene: scene).picture()
    }
    let seen = try picture(Placement(scale: 0.9, shiftX: 12.6, shiftY: shiftY))
    let beneath = try picture(Placement(opacity: 0))
    let top = Int(((915 * 0.05 + shiftY) / 915 * 296).rounded())
    let cell = seen[30, top >> 3]
    #expect(seen[30, top >> 3 - 1] == beneath[30, top >> 3 - 1])
    #expect(seen[30, top >> 3 + 1] != beneath[30, top >> 3 + 1])
    guard top & 7 > 0 else { return }
    #expect(cell.glyph.scalar == Blocks.lower(8 - top & 7))
    #expect(cell.style.foreground == seen[30, top >> 3 + 1].style.background)
    #expect(cell.style.foreground != cell.style.background)
  }

  @Test(
    "M13: the upper screen's side stands at p · W, to an eighth of a cell",
    arguments: [0.1, 0.25, 0.35, 0.5, 0.75, 0.97])
  func iosSide(progress: Double) throws {
    let picture = try PhoneView(of: popping(progress), ink: Ink(.trueColour)).picture()
    let side = Int((progress * 320).rounded())
    let cell = picture[side >> 3, Self.emptyRow]
    let right = picture[min(39, side >> 3 + 1), Self.emptyRow]
    #expect(cell.style.background == right.style.background)
    #expect(cell.glyph.scalar == (side & 7 == 0 ? " " : Blocks.left(side & 7)))
    if side & 7 > 0 { #expect(cell.style.foreground != cell.style.background) }
  }

  @Test("M13: the lower screen lies −0.3 · W · (1 − p) to the left, and its text moves with it")
  func parallax() throws {
    for progress in [0.5, 0.75, 0.95] {
      let picture = try PhoneView(of: popping(progress, pages: 1), ink: Ink(.trueColour))
        .picture()
      // "Item 1" begins 32 pt from the side of its screen.
      let start = Int(((32 - 0.3 * 393 * (1 - progress)) / 393 * 40).rounded())
      let row = try #require((0..<37).first { picture.row($0).contains("m 1") })
      let seen = "Item 1".dropFirst(max(0, -start))
      for (index, character) in seen.enumerated() {
        #expect(picture.text(at: max(0, start) + index, row) == String(character))
      }
    }
  }

  @Test("at rest a surface has no edges, and a smaller one has round corners (M5)")
  func corners() throws {
    let world = try Gallery.world(.android, pages: 2)
    let upper = Placement(scale: 0.9, corner: 32)
    let picture = PhoneView(
      of: world, ink: Ink(.trueColour),
      scene: try Gallery.scene(of: world, upper: upper, dim: 0.2)
    ).picture()
    // Left side 20.6 dp: column 2; upper side 45.75 dp: row 1, from 1.85 rows on.
    let ground = picture[0, 1].style.background
    #expect(picture[2, 1].style.background == ground)
    #expect(picture[2, 1].glyph.scalar == " ")
    #expect(picture[20, 1].glyph.scalar == "▁")
    // The arc is 32 dp wide, three columns, and 32 dp high, four thirds of a row.
    #expect(["▗", "▄", "▐", "▟"].contains(picture[2, 2].glyph.scalar))
    #expect(picture[2, 4].glyph == .blank)
    #expect(picture[2, 4].style.background == picture[20, 4].style.background)
  }

  private func preview(scale: Double, shift: Double) throws -> Buffer {
    let world = try Gallery.world(.android, pages: 2)
    let upper = Placement(scale: scale, shiftX: shift)
    return PhoneView(
      of: world, ink: Ink(.trueColour),
      scene: try Gallery.scene(of: world, upper: upper, dim: 0.2)
    ).picture()
  }

  private func popping(_ progress: Double, pages: Int = 2) throws -> World {
    var world = try Gallery.world(.ios, pages: pages)
    world.send(world.inputs(for: .swipe(from: .left)))
    // The finger goes below the row that is looked at, and does not hide it.
    world.send(world.inputs(for: .dragVertically(150, seconds: 0)))
    world.send(world.inputs(for: .drag(to: progress, seconds: 0)))
    return world
  }

  private func expectSides(
    _ left: Int, _ right: Int, in picture: Buffer, outside column: Int
  ) {
    let y = Self.emptyRow
    let inside = picture[20, y].style.background
    let outside = picture[column, y].style.background
    #expect(inside != outside)
    for x in 0..<40 {
      let cell = picture[x, y]
      let start = max(0, min(8, left - x * 8))
      let end = max(0, min(8, right - x * 8))
      switch (start, end) {
      case (8, _), (_, 0):
        #expect(cell.glyph == .blank)
        #expect(cell.style.background == outside)
      case (0, 8):
        #expect(cell.glyph == .blank)
        #expect(cell.style.background == inside)
      case (let start, 8):
        #expect(cell.glyph.scalar == Blocks.left(start))
        #expect(cell.style == Style(foreground: outside, background: inside))
      case (_, let end):
        #expect(cell.glyph.scalar == Blocks.left(end))
        #expect(cell.style == Style(foreground: inside, background: outside))
      }
    }
  }
}
