import Platforms
import Playground
import TerminalUI
import Testing

@Suite("Keys while typing")
struct TypingKeysTests {
  /// A person on the notes of Ada Lovelace, where there is a field.
  private func onNotes() throws -> Person {
    var player = try Person(.android)
    try player.pressCalmly("Enter Enter")
    return player
  }

  private func note(_ player: Person) -> String? {
    let screen = player.model.world.screen
    return screen.field(named: "Note").map(screen.text(of:))
  }

  @Test("i gives the field the keys: letters that are keys elsewhere are text here")
  func letters() throws {
    var player = try onNotes()
    try player.press("i")
    #expect(player.model.mode == .typing)
    player.type("b q:1 ?")
    #expect(note(player) == "b q:1 ?")
    #expect(player.effects.isEmpty)
  }

  @Test("Backspace erases the last character, a whole one")
  func backspace() throws {
    var player = try onNotes()
    try player.press("i")
    player.type("añ👩‍👩‍👧")
    try player.press("Backspace")
    #expect(note(player) == "añ")
  }

  @Test("Esc and Enter leave typing, and the text stays", arguments: ["Esc", "Enter"])
  func leave(key: String) throws {
    var player = try onNotes()
    try player.press("i")
    player.type("leak")
    try player.press(key)
    #expect(player.model.mode == .rest)
    #expect(note(player) == "leak")
  }

  @Test("The footer says that one is typing, and into what")
  func footer() throws {
    var player = try onNotes()
    #expect(player.footer.contains("select"))
    try player.press("i")
    #expect(player.footer.contains("typing into Note"))
    #expect(!player.footer.contains("select"))
    #expect(player.footer.contains("Esc close"))
  }

  @Test("R24: an arrow begins a swipe with the field in focus, and a cancel leaves it there")
  func swipe() throws {
    var player = try onNotes()
    try player.press("i")
    try player.press("→")
    #expect(player.model.mode == .gesture)
    try player.press("x")
    #expect(player.model.mode == .typing)
    #expect(note(player) == "")
  }

  @Test("A tap on the field begins to type, too")
  func tap() throws {
    var player = try onNotes()
    try player.pressCalmly("↓ ↓ ↓ Enter")
    #expect(player.model.mode == .typing)
  }

  @Test("The field that one types into is the one that is selected")
  func selection() throws {
    var player = try onNotes()
    try player.press("i Esc")
    #expect(player.model.selection == 3)
  }

  @Test("Where there is no field, i says so")
  func noField() throws {
    var player = try Person(.ios)
    try player.press("i")
    #expect(player.model.mode == .rest)
    #expect(player.model.hint?.text == "this screen has no field")
  }
}
