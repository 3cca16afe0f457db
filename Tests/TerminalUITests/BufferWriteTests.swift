import TerminalUI
import Testing

@Suite struct BufferWriteTests {
  private static func row(_ text: String, width: Int, _ write: (inout Buffer) -> Void) -> String {
    var buffer = Buffer(width: width, height: 1)
    buffer.write(text, at: 0, 0)
    write(&buffer)
    #expect(buffer.isWellFormed)
    return Picture.rows(of: buffer)[0]
  }

  @Test("text is clipped at every offset, and half a wide character becomes a space")
  func offsets() {
    for x in -8...8 {
      var buffer = Buffer(width: 6, height: 1)
      #expect(buffer.write("a界b", at: x, 0) == 4)
      let cells = (0..<6).map { column -> String in
        switch column - x {
        case 0: "a"
        case 1: column + 1 < 6 ? "界" : " "
        case 2: column > 0 ? "" : " "
        case 3: "b"
        default: " "
        }
      }
      #expect((0..<6).map { buffer.text(at: $0, 0) } == cells)
      #expect(buffer.isWellFormed)
    }
  }

  @Test(
    "what is overwritten by half leaves a space", arguments: [(1, "x 界"), (2, " x界"), (3, "漢x")])
  func overwriting(x: Int, row: String) {
    // 漢 has columns 0 and 1, 界 has 2 and 3.
    let seen = Self.row("漢界", width: 4) { $0.write("x", at: x - 1, 0) }
    #expect(seen == row)
  }

  @Test("a wide character over the halves of two others leaves a space on both sides")
  func wideOverHalves() {
    #expect(Self.row("漢界", width: 4) { $0.write("語", at: 1, 0) } == " 語")
  }

  @Test(
    "text that is too wide is cut; the ellipsis takes the last column",
    arguments: [
      ("abcdef", 6, "abcdef|"), ("abcdef", 5, "abcd…|"), ("abcdef", 1, "…|"), ("abcdef", 0, "|"),
      ("漢字", 4, "漢字|"), ("漢字", 3, "漢…|"), ("漢字", 2, " …|"), ("a漢", 2, "a…|"), ("", 3, "|"),
      ("e\u{301}e\u{301}", 1, "…|"), ("e\u{301}e\u{301}", 2, "e\u{301}e\u{301}|"),
    ])
  func ellipsis(text: String, columns: Int, row: String) {
    var buffer = Buffer(width: 20, height: 1)
    let used = buffer.write(text, at: 0, 0, columns: columns, ellipsis: "…")
    buffer.write("|", at: used, 0)
    #expect(used <= columns)
    #expect(Picture.rows(of: buffer) == [row])
  }

  @Test("without an ellipsis the cut is plain, and half a wide character a space")
  func plainCut() {
    var buffer = Buffer(width: 20, height: 1)
    #expect(buffer.write("a漢字", at: 0, 0, columns: 4) == 4)
    buffer.write("|", at: 4, 0)
    #expect(Picture.rows(of: buffer) == ["a漢 |"])
  }

  @Test("nothing is drawn outside the clip area, nor is a wide character torn at its edge")
  func clip() {
    var buffer = Buffer(width: 8, height: 3, style: .plain)
    buffer.fill(buffer.area, with: ".", style: .plain)
    let clip = Area(x: 1, y: 1, width: 4, height: 1)
    for y in 0..<3 { buffer.write("漢漢漢漢", at: 0, y, clip: clip) }
    #expect(Picture.rows(of: buffer) == ["........", ". 漢 ...", "........"])
  }

  @Test("a control character is shown as a symbol and never passed on")
  func controls() {
    var buffer = Buffer(width: 20, height: 1)
    #expect(buffer.write("a\u{1B}[2J\r\n\u{7F}\u{9B}\u{202E}", at: 0, 0) == 10)
    #expect(Picture.rows(of: buffer) == ["a␛[2J␍␊␡��"])
  }

  @Test("no scalar makes a cell hold a control, a direction or a line separator")
  func hostile() {
    var buffer = Buffer(width: 4, height: 1)
    for scalar in scalarSample {
      buffer.set(scalar, at: 0, 0, style: .plain)
      let stored = buffer.text(at: 0, 0).unicodeScalars
      let isHarmless = stored.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        case .format: !scalar.properties.isBidiControl
        default: true
        }
      }
      if !isHarmless { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
    #expect(buffer.isWellFormed)
  }

  @Test("a tower of marks takes one cell and bounded memory")
  func tower() {
    var buffer = Buffer(width: 3, height: 1)
    let tower = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    #expect(buffer.write(tower, at: 0, 0) == 2)
    #expect(buffer.text(at: 0, 0).unicodeScalars.count <= 17)
    #expect(buffer.text(at: 1, 0) == "b")
  }

  @Test("clusters that are seen no more are forgotten, those that are seen stay")
  func forgetting() {
    var buffer = Buffer(width: 2, height: 1)
    buffer.write("e\u{301}", at: 0, 0)
    for value in 0..<5_000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(0x4E00 + value) else { continue }
      buffer.write("\(scalar)\u{302}", at: 0, 0)
      buffer.write("e\u{301}", at: 1, 0)
    }
    #expect(buffer.text(at: 0, 0) == " ")
    #expect(buffer.text(at: 1, 0) == "e\u{301}")
  }

  @Test("places out of any range are clipped, never a trap")
  func extremes() {
    var buffer = Buffer(width: 5, height: 2)
    let blank = buffer
    for place in [Int.min, -1_000, 1_000, Int.max] {
      for other in [Int.min, 0, Int.max] {
        #expect(buffer.write("界x", at: place, other) == 3)
        #expect(buffer.write("界x", at: 0, place) == 3)
        buffer.set("x", at: place, other, style: .plain)
        buffer.set("界", at: other, place, style: .plain)
        buffer.restyle(at: place, other) { $0.adding(.bold) }
        buffer.drawBox(
          Area(x: place, y: other, width: 3, height: 3), title: "t", style: .plain)
        #expect(buffer[place, other] == .blank)
      }
    }
    #expect(buffer == blank)
    #expect(Buffer(width: .max, height: -1).width == Buffer.mostCells)
    #expect(Buffer(width: 0, height: 0).area.isEmpty)
  }
}
