import TerminalUI
import Testing

@Suite struct BlocksTests {
  @Test("eighths grow from a space to a full block, and are cut to that")
  func eighths() {
    #expect((-1...9).map { Character(Blocks.left($0)) } == Array("  ▏▎▍▌▋▊▉██"))
    #expect((-1...9).map { Character(Blocks.lower($0)) } == Array("  ▁▂▃▄▅▆▇██"))
    #expect(Blocks.left(.max) == "█" && Blocks.lower(.min) == " ")
  }

  @Test("a sparkline has a block for each value and survives every one")
  func sparkline() {
    #expect(Blocks.sparkline([0, 0.5, 1, 2, -1], in: 0...1) == "▁▅██▁")
    #expect(Blocks.sparkline([.nan, .infinity, -.infinity], in: 0...1) == " █▁")
    #expect(Blocks.sparkline([3, 3], in: 3...3) == "▅▅")
    #expect(
      Blocks.sparkline(
        [-Double.greatestFiniteMagnitude, .greatestFiniteMagnitude],
        in: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude) == "▁█")
  }
}
