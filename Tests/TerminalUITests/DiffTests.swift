import TerminalUI
import Testing

@Suite struct DiffTests {
  private static func pair(using generator: inout SeededGenerator) -> (Buffer, Buffer) {
    let width = Int.random(in: 1...12, using: &generator)
    let height = Int.random(in: 1...3, using: &generator)
    var old = Buffer(width: width, height: height)
    for _ in 0..<Int.random(in: 0...8, using: &generator) { old.scribble(using: &generator) }
    var new = old
    for _ in 0..<Int.random(in: 0...3, using: &generator) { new.scribble(using: &generator) }
    return (old, new)
  }

  @Test("the runs turn the old buffer into the new one")
  func applying() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<3_000 {
      let (old, new) = Self.pair(using: &generator)
      var screen = old
      for run in Diff.runs(from: old, to: new) {
        let area = Area(x: run.x, y: run.y, width: run.width, height: 1)
        screen.draw(new, from: area, at: run.x, run.y)
      }
      #expect(screen == new)
    }
  }

  @Test("a run holds changed cells only, but for the halves of wide characters, and cuts none")
  func minimal() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      let (old, new) = Self.pair(using: &generator)
      for run in Diff.runs(from: old, to: new) {
        #expect(run.width > 0 && run.x >= 0 && run.x + run.width <= new.width)
        #expect(!new[run.x, run.y].glyph.isContinuation)
        #expect(!new[run.x + run.width, run.y].glyph.isContinuation)
        for x in run.x..<run.x + run.width {
          let isSame =
            old[x, run.y].style == new[x, run.y].style
            && old.text(at: x, run.y) == new.text(at: x, run.y)
            && old[x, run.y].glyph.width == new[x, run.y].glyph.width
          let cell = new[x, run.y].glyph
          #expect(!isSame || cell.isContinuation, "\(x) of \(run)")
        }
      }
    }
  }

  @Test("what has not changed needs nothing")
  func nothing() {
    var generator = SeededGenerator(seed: 8)
    var buffer = Buffer(width: 20, height: 4)
    for _ in 0..<30 { buffer.scribble(using: &generator) }
    #expect(Diff.runs(from: buffer, to: buffer).isEmpty)
  }

  @Test("clusters are compared by what they show")
  func clusters() {
    var old = Buffer(width: 4, height: 1)
    old.write("e\u{301}o\u{308}", at: 0, 0)
    var new = Buffer(width: 4, height: 1)
    new.write("o\u{308}", at: 1, 0)
    new.write("e\u{301}", at: 0, 0)
    #expect(Diff.runs(from: old, to: new).isEmpty)
    new.write("u\u{308}", at: 1, 0)
    #expect(Diff.runs(from: old, to: new) == [Run(x: 1, y: 0, width: 1)])
  }

  @Test("another size means every row")
  func sizes() {
    let runs = Diff.runs(from: Buffer(width: 3, height: 3), to: Buffer(width: 4, height: 2))
    #expect(runs == [Run(x: 0, y: 0, width: 4), Run(x: 0, y: 1, width: 4)])
  }
}
