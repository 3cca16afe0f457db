import Platforms
import Playground
import TerminalUI
import Testing

@Suite("Keys while the phone is at rest")
struct RestKeysTests {
  @Test("Enter taps what is selected, which is the first row at the start")
  func tap() throws {
    var player = try Person()
    try player.pressCalmly("Enter")
    #expect(player.stack == "sites, employee id=482")
  }

  @Test("↓ and j select the next row, ↑ and k the one before")
  func select() throws {
    var player = try Person()
    try player.pressCalmly("↓ j ↓ k ↑ Enter")
    #expect(player.stack == "sites, employee id=7")
  }

  @Test("The selection stops at both ends")
  func ends() throws {
    var player = try Person()
    try player.pressCalmly("↑ ↑")
    #expect(player.model.selection == 0)
    try player.pressCalmly("G ↓ ↓")
    #expect(player.model.selection == player.model.world.screen.count - 1)
    try player.pressCalmly("g")
    #expect(player.model.selection == 0)
  }

  @Test("A selection that leaves the sight scrolls the list by a row", arguments: Platform.allCases)
  func scrolls(platform: Platform) throws {
    var player = try Person(platform)
    let rows = player.model.world.viewportRows
    for _ in 0..<rows { try player.pressCalmly("↓") }
    #expect(player.model.selection == rows)
    #expect(player.model.world.app[player.model.world.visible.key].scroll == 1)
  }

  @Test("After a page the selection is in sight again")
  func page() throws {
    var player = try Person()
    try player.pressCalmly("PgDn")
    let scroll = player.model.world.app[player.model.world.visible.key].scroll
    #expect(scroll == player.model.world.viewportRows - 1)
    #expect(player.model.selection == scroll)
    try player.pressCalmly("PgUp")
    #expect(player.model.selection == 0)
  }

  @Test("Each screen keeps its own selection")
  func selectionPerScreen() throws {
    var player = try Person()
    try player.pressCalmly("↓ ↓ Enter ↓ b")
    #expect(player.model.selection == 2)
  }

  @Test("A digit taps that tab, and one beyond the tabs says how many there are")
  func tabs() throws {
    var player = try Person()
    try player.pressCalmly("2")
    #expect(player.stack == "library")
    try player.pressCalmly("5")
    #expect(player.stack == "library")
    #expect(player.model.hint?.text == "there are 3 tabs")
  }

  @Test("b goes back on both platforms", arguments: Platform.allCases)
  func back(platform: Platform) throws {
    var player = try Person(platform)
    try player.pressCalmly("Enter Enter b")
    #expect(player.stack == "sites, employee id=482")
  }

  @Test("At a root b leaves on Android, and iOS says that nothing lies below")
  func backAtRoot() throws {
    var android = try Person(.android)
    try android.pressCalmly("b")
    #expect(android.model.world.task.state == .background)
    var ios = try Person(.ios)
    try ios.pressCalmly("b")
    #expect(ios.model.world.task.state == .foreground)
    #expect(ios.model.hint?.text.contains("no back control") == true)
  }

  @Test("B taps the header's control on both platforms", arguments: Platform.allCases)
  func header(platform: Platform) throws {
    var player = try Person(platform)
    try player.pressCalmly("Enter B")
    #expect(player.stack == "sites")
  }

  @Test("z goes home and returns to the app as it was", arguments: Platform.allCases)
  func home(platform: Platform) throws {
    var player = try Person(platform)
    try player.pressCalmly("Enter z")
    #expect(player.model.world.task.isLauncherInFront)
    try player.pressCalmly("z")
    #expect(!player.model.world.task.isLauncherInFront)
    #expect(player.stack == "sites, employee id=482")
  }

  @Test("On the launcher Enter taps the app's icon, and a swipe says how to return")
  func launcher() throws {
    var player = try Person()
    try player.pressCalmly("z →")
    #expect(player.model.hint?.text.contains("z returns") == true)
    try player.pressCalmly("Enter")
    #expect(!player.model.world.task.isLauncherInFront)
  }

  @Test("p takes the other platform; the history and the other's configuration stay")
  func platform() throws {
    var player = try Person(.android)
    try player.pressCalmly("Enter p")
    #expect(player.model.world.platform == .ios)
    #expect(player.stack == "sites, employee id=482")
    try player.pressCalmly("p")
    #expect(player.model.world.configuration == .standard(for: .android))
  }

  @Test("Tab brings up each panel in turn, and then none")
  func panels() throws {
    var player = try Person()
    var seen: [Panel?] = []
    for _ in 0..<6 {
      try player.press("Tab")
      seen.append(player.model.focus)
    }
    #expect(seen == [.history, .transform, .back, .tabs, .events, nil])
  }

  @Test("A key without a meaning changes nothing and says so until the next key")
  func unknown() throws {
    var player = try Person()
    let before = player.model.world.router
    try player.press("Z")
    #expect(player.model.world.router == before)
    #expect(player.footer.contains("Z has no meaning at rest"))
    try player.press("Tab")
    #expect(!player.footer.contains("no meaning"))
  }

  @Test("Esc at rest does nothing, quietly")
  func escape() throws {
    var player = try Person()
    try player.press("Esc")
    #expect(player.model.hint == nil)
    #expect(player.effects.isEmpty)
  }

  @Test(
    "q quits, Ctrl-C quits as interrupted, Ctrl-L redraws, Ctrl-Z suspends",
    arguments: [
      ("q", Effect.quit(.good)), ("C-c", .quit(.interrupted)), ("C-l", .redraw),
      ("C-z", .suspend),
    ])
  func effects(key: String, effect: Effect) throws {
    var player = try Person()
    try player.press(key)
    #expect(player.effects == [effect])
  }

  @Test("When nothing will come any more the program ends well")
  func endOfInput() throws {
    var player = try Person()
    #expect(Program.update(&player.model, .endOfInput) == [.quit(.good)])
  }
}
