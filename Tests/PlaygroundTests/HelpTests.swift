import Platforms
import Playground
import TerminalUI
import Testing

@Suite("The help and the smallest terminals")
struct HelpTests {
  @Test("? opens the help, and ? or Esc closes it", arguments: ["?", "Esc"])
  func opens(key: String) throws {
    var player = try Person()
    try player.press("?")
    #expect(player.model.mode == .reading)
    try player.press(key)
    #expect(player.model.mode == .rest)
  }

  @Test("The help is made from the table: every row's keys and meaning stand in it")
  func complete() throws {
    let theme = Theme(colours: .trueColour)
    let page = HelpPage(.standard, columns: 120, theme: theme)
    var buffer = Buffer(width: 120, height: page.count)
    page.draw(into: &buffer, buffer.area, from: 0, theme: theme)
    let text = Picture.text(of: buffer)
    for row in KeyTable.standard.rows {
      #expect(text.contains(row.keyNames) && text.contains(row.meaning))
    }
  }

  @Test("The help scrolls to its end and no further")
  func scrolls() throws {
    var player = try Person(width: 60, height: 20)
    try player.press("?")
    let first = player.screen
    try player.press("↓ j")
    #expect(player.screen != first)
    try player.press("G")
    let last = player.screen
    #expect(last.contains { $0.contains("to either end") })
    try player.press("PgDn ↓ G")
    #expect(player.screen == last)
    try player.press("g")
    #expect(player.screen == first)
  }

  @Test("A terminal that is too small says what is needed and what there is")
  func tooSmall() throws {
    let player = try Person(width: 59, height: 20)
    let text = player.screen.joined(separator: "\n")
    #expect(text.contains("backplay needs 60×20"))
    #expect(text.contains("this is 59×20"))
  }

  @Test("There only quit and help react")
  func tooSmallKeys() throws {
    var player = try Person(width: 40, height: 10)
    let before = player.model.world.router
    try player.press("Enter → f 2 b o : i z p Tab ↓ PgDn x c")
    #expect(player.model.world.router == before)
    #expect(player.model.world.platform == .android)
    #expect(player.model.overlay == nil)
    try player.press("?")
    #expect(player.model.mode == .reading)
    try player.press("? q")
    #expect(player.effects == [.quit(.good)])
  }

  @Test("A terminal that shrinks in mid-gesture and grows again goes on where it was")
  func resize() throws {
    var player = try Person(.ios)
    try player.pressCalmly("Enter")
    try player.press("→ → →")
    player.settle()
    let before = player.screen
    _ = Program.update(&player.model, .resized(CellSize(width: 20, height: 5)))
    #expect(player.model.mode == .tooSmall)
    _ = Program.update(&player.model, .resized(CellSize(width: 120, height: 40)))
    #expect(player.screen == before)
    #expect(player.model.mode == .gesture)
  }

  @Test("A terminal without arrows reads the arrow keys in words, never as other keys")
  func arrowsInWords() {
    #expect(KeyRow.spelledOut("→ ← / l h") == "Right Left / l h")
    #expect(KeyRow.spelledOut("↑ ↓") == "Up Down")
    #expect(KeyRow.spelledOut("1…5") == "1-5")
    #expect(KeyRow.spelledOut("> <") == "> <")
  }
}
