import TerminalUI
import Testing

@Suite struct BufferTests {
  @Test("whatever is drawn, wide glyphs keep both halves in one style")
  func wellFormed() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      var buffer = Buffer(
        width: .random(in: 1...9, using: &generator), height: .random(in: 1...3, using: &generator))
      for _ in 0..<40 {
        buffer.scribble(using: &generator)
        #expect(buffer.isWellFormed)
      }
    }
  }

  @Test("two buffers are equal when they show the same, in whatever order clusters came")
  func equality() {
    var one = Buffer(width: 4, height: 1)
    one.write("e\u{301}", at: 0, 0)
    one.write("o\u{308}", at: 1, 0)
    var other = Buffer(width: 4, height: 1)
    other.write("o\u{308}", at: 1, 0)
    #expect(one != other)
    other.write("e\u{301}", at: 0, 0)
    #expect(one == other)
    other.write("e\u{302}", at: 0, 0)
    #expect(one != other)
    #expect(Buffer(width: 2, height: 3) != Buffer(width: 3, height: 2))
    #expect(
      Buffer(width: 2, height: 1) != Buffer(width: 2, height: 1, style: Style(attributes: .bold)))
  }

  @Test("a cleared buffer is a new one")
  func clear() {
    var generator = SeededGenerator(seed: 5)
    var buffer = Buffer(width: 9, height: 3)
    for _ in 0..<30 { buffer.scribble(using: &generator) }
    buffer.clear(style: Style(attributes: .dim))
    #expect(buffer == Buffer(width: 9, height: 3, style: Style(attributes: .dim)))
  }

  @Test("filling cuts wide characters at its edges")
  func fill() {
    var buffer = Buffer(width: 8, height: 1)
    buffer.write("漢漢漢漢", at: 0, 0)
    buffer.fill(Area(x: 1, y: 0, width: 4, height: 1), with: "#", style: .plain)
    #expect(Picture.rows(of: buffer) == [" #### 漢"])
  }

  @Test("a box has corners, sides and a title, and returns what is inside")
  func box() {
    var buffer = Buffer(width: 14, height: 4)
    let inside = buffer.drawBox(buffer.area, title: "History", style: .plain)
    #expect(inside == Area(x: 1, y: 1, width: 12, height: 2))
    buffer.drawDivider(buffer.area, row: 2, title: "Tabs", style: .plain)
    #expect(
      Picture.rows(of: buffer) == [
        "┌─ History ──┐",
        "│            │",
        "├─ Tabs ─────┤",
        "└────────────┘",
      ])
  }

  @Test("a box in ASCII, its title cut")
  func asciiBox() {
    var buffer = Buffer(width: 10, height: 3)
    buffer.drawBox(buffer.area, title: "History", style: .plain, borders: .ascii)
    #expect(Picture.rows(of: buffer) == ["+- His. -+", "|        |", "+--------+"])
  }

  @Test("a box of every small size fits, and draws nothing outside its area")
  func smallBoxes() {
    for width in 0...8 {
      for height in 0...3 {
        var buffer = Buffer(width: 10, height: 5)
        let area = Area(x: 1, y: 1, width: width, height: height)
        let inside = buffer.drawBox(area, title: "title", style: Style(attributes: .bold))
        #expect(inside.width == max(0, width - 2) || height == 0)
        for y in 0..<5 {
          for x in 0..<10 where !area.contains(x: x, y: y) {
            #expect(buffer[x, y] == .blank)
          }
        }
      }
    }
  }

  @Test("blending dims what has a colour, in the area only, and whole wide characters")
  func blend() {
    let style = Style(foreground: .white, background: Colour(0x808080))
    let dimmed = Style(foreground: Colour(0x808080), background: Colour(0x404040))
    var buffer = Buffer(width: 5, height: 1, style: style)
    buffer.write("漢字", at: 0, 0, style: style)
    buffer.blend(Area(x: 1, y: 0, width: 2, height: 1), towards: .black, by: 0.5)
    #expect((0..<5).map { buffer[$0, 0].style } == [style, style, dimmed, dimmed, style])
    var own = Buffer(width: 1, height: 1)
    own.blend(own.area, towards: .black, by: 0.5)
    #expect(own == Buffer(width: 1, height: 1))
  }

  @Test("a buffer drawn into another brings its characters and is cut at the edges")
  func draw() {
    var phone = Buffer(width: 4, height: 2)
    phone.write("漢字", at: 0, 0)
    phone.write("e\u{301}b", at: 0, 1)
    for x in -4...6 {
      var screen = Buffer(width: 6, height: 2)
      screen.draw(phone, at: x, 0)
      var written = Buffer(width: 6, height: 2)
      written.write("漢字", at: x, 0)
      written.write("e\u{301}b  ", at: x, 1)
      #expect(screen == written, "at \(x)")
    }
  }

  @Test("a part of a buffer that cuts a wide character shows a space")
  func drawPart() {
    var phone = Buffer(width: 6, height: 1)
    phone.write("漢字語", at: 0, 0)
    var screen = Buffer(width: 6, height: 1)
    screen.fill(screen.area, with: ".", style: .plain)
    screen.draw(phone, from: Area(x: 1, y: 0, width: 4, height: 1), at: 1, 0)
    #expect(Picture.rows(of: screen) == [". 字 ."])
  }

  @Test("opacity mixes with what lies underneath; the stronger shows its characters")
  func opacity() {
    let under = Style(foreground: .black, background: .white)
    let upper = Style(foreground: .white, background: .black)
    func drawn(_ opacity: Double) -> Buffer {
      var screen = Buffer(width: 1, height: 1, style: under)
      screen.write("u", at: 0, 0, style: under)
      var layer = Buffer(width: 1, height: 1, style: upper)
      layer.write("o", at: 0, 0, style: upper)
      screen.draw(layer, at: 0, 0, opacity: opacity)
      return screen
    }
    #expect(drawn(0).text(at: 0, 0) == "u")
    #expect(drawn(0)[0, 0].style == under)
    #expect(drawn(1).text(at: 0, 0) == "o")
    #expect(drawn(1)[0, 0].style == upper)
    #expect(drawn(.nan)[0, 0].style == under)
    #expect(drawn(0.2).text(at: 0, 0) == "u")
    #expect(drawn(0.2)[0, 0].style == Style(foreground: .black, background: Colour(0xCCCCCC)))
    #expect(drawn(0.6).text(at: 0, 0) == "o")
    #expect(drawn(0.6)[0, 0].style == Style(foreground: .white, background: Colour(0x666666)))
  }

  @Test("every column under a film is mixed, be what lies on either side wide or not")
  func filmOverWide() {
    let under = Style(foreground: .black, background: .white)
    let upper = Style(foreground: .white, background: .black)
    for (low, high) in [("ab", "漢"), ("漢", "ab"), ("漢", "字")] {
      for opacity in [0.2, 0.8] {
        var screen = Buffer(width: 2, height: 1)
        screen.write(low, at: 0, 0, style: under)
        var layer = Buffer(width: 2, height: 1)
        layer.write(high, at: 0, 0, style: upper)
        screen.draw(layer, at: 0, 0, opacity: opacity)
        #expect(Picture.rows(of: screen) == [opacity < 0.5 ? low : high])
        let mixed = Colour(opacity < 0.5 ? 0xCCCCCC : 0x333333)
        #expect((0..<2).allSatisfy { screen[$0, 0].style.background == mixed })
      }
    }
  }
}
