import Motion
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

@Suite("Keys while a finger is on the glass")
struct GestureKeysTests {
  /// A person on the second screen, at rest.
  private func onEmployee(_ platform: Platform) throws -> Person {
    var player = try Person(platform)
    try player.pressCalmly("Enter")
    return player
  }

  @Test("→ begins at the left edge, and then moves 5 % to the right", arguments: Platform.allCases)
  func fromLeft(platform: Platform) throws {
    var player = try onEmployee(platform)
    try player.press("→")
    #expect(player.model.mode == .gesture)
    #expect(player.model.world.readout?.side == .left)
    try player.press("→ → → → → → →")
    #expect(player.thousandths == 350)
    try player.press("← l h")
    #expect(player.thousandths == 300)
  }

  @Test("From the right edge the arrows keep their physical direction: ← goes on, → goes back")
  func fromRight() throws {
    var player = try onEmployee(.android)
    try player.press("← ← ← ← →")
    #expect(player.model.world.readout?.side == .right)
    #expect(player.thousandths == 100)
  }

  @Test("L and H move 1 %, > and < 25 %")
  func otherSteps() throws {
    var player = try onEmployee(.ios)
    try player.press("→ > > L L H")
    #expect(player.thousandths == 510)
    try player.press("<")
    #expect(player.thousandths == 260)
  }

  @Test("The finger stays within the width", arguments: Platform.allCases)
  func bounds(platform: Platform) throws {
    var player = try onEmployee(platform)
    try player.press("→ > > > > >")
    #expect(player.thousandths == 1000)
    try player.press("< < < < < <")
    #expect(player.thousandths == 0)
  }

  @Test("% asks for the exact progress", arguments: [("35", 350), ("0.35", 350), ("62.5%", 625)])
  func exact(text: String, thousandths: Int) throws {
    var player = try onEmployee(.android)
    try player.press("→ %")
    #expect(player.model.mode == .prompt)
    player.type(text)
    try player.press("Enter")
    #expect(player.thousandths == thousandths)
    #expect(player.model.mode == .gesture)
  }

  @Test("What is no progress moves nothing and is said")
  func noProgress() throws {
    var player = try onEmployee(.android)
    try player.press("→ → %")
    player.type("140")
    try player.press("Enter")
    #expect(player.thousandths == 50)
    #expect(player.model.hint?.tone == .warning)
  }

  @Test("↑ and ↓ move the finger by 16 dp")
  func vertical() throws {
    var player = try onEmployee(.android)
    try player.press("→ → ↓ ↓ k")
    #expect(player.model.world.readout?.dy == 16)
    #expect(player.thousandths == 50)
  }

  @Test("c commits from any progress", arguments: Platform.allCases)
  func commit(platform: Platform) throws {
    for keys in ["→ c", "→ → c", "→ > > > c"] {
      var player = try onEmployee(platform)
      try player.press(keys)
      player.settle()
      #expect(player.stack == "sites", "\(keys)")
    }
  }

  @Test(
    "x and Esc let the system take the touch away: everything returns", arguments: ["x", "Esc"])
  func takeTouch(key: String) throws {
    for platform in Platform.allCases {
      var player = try onEmployee(platform)
      let before = player.model.world.router.state
      try player.press("→ > > >")
      try player.press(key)
      player.settle()
      #expect(player.model.world.router.state == before)
      #expect(player.model.mode == .rest)
    }
  }

  @Test("Fast arrows give the finger speed: on iOS Enter after 15 % pops", arguments: [20, 30])
  func speed(milliseconds: Int64) throws {
    var player = try onEmployee(.ios)
    try player.press("→ → → → Enter", every: milliseconds)
    player.settle()
    #expect(player.stack == "sites")
  }

  @Test("A finger that rested has no speed: after a pause the same release stays")
  func pause() throws {
    var player = try onEmployee(.ios)
    try player.press("→ → → →", every: 30)
    #expect(player.model.world.readout?.verdict == .commits)
    player.wait(150)
    #expect(player.model.world.readout?.velocity == 0)
    #expect(player.model.world.readout?.verdict == .cancels)
    try player.press("Enter")
    player.settle()
    #expect(player.stack == "sites, employee id=482")
  }

  @Test("Time passes for a resting finger only until its speed is 0; then nothing moves")
  func restingFinger() throws {
    for platform in Platform.allCases {
      var player = try onEmployee(platform)
      try player.press("→ → → →")
      #expect(player.model.isMoving)
      player.settle()
      #expect(!player.model.isMoving)
      #expect(player.model.mode == .gesture)
    }
  }

  @Test("A flick takes 80 ms of real time and commits", arguments: Platform.allCases)
  func flick(platform: Platform) throws {
    var player = try onEmployee(platform)
    try player.press("f")
    #expect(player.model.world.readout?.phase == .following)
    player.wait(40)
    let halfway = try #require(player.thousandths)
    #expect((100...200).contains(halfway))
    player.settle()
    #expect(player.stack == "sites")
  }

  @Test("A key in the middle of a flick waits for its end: the flick is never lost")
  func flickAndKey() throws {
    var player = try onEmployee(.android)
    try player.press("f Tab")
    player.settle()
    #expect(player.stack == "sites")
  }

  @Test("F flicks from the right edge on Android; iOS says where it begins")
  func flickFromRight() throws {
    var android = try onEmployee(.android)
    try android.press("F")
    android.settle()
    #expect(android.stack == "sites")
    var ios = try onEmployee(.ios)
    try ios.press("F")
    ios.settle()
    #expect(ios.stack == "sites, employee id=482")
    #expect(ios.model.hint?.text == "iOS begins at the left edge alone")
  }

  @Test("At the root iOS begins nothing: the finger lifts again, and the reason is said")
  func iosRoot() throws {
    var player = try Person(.ios)
    try player.press("→")
    #expect(player.model.mode == .rest)
    #expect(player.model.hint?.tone == .warning)
  }

  @Test(
    "A swipe that comes before a push has settled on iOS begins nothing, and the reason is said")
  func transition() throws {
    var player = try Person(.ios)
    try player.press("Enter")
    #expect(player.screen.contains { $0.contains("in transition") })
    try player.press("→")
    #expect(player.model.mode == .rest)
    #expect(player.model.hint?.text.contains("transition") == true)
    player.settle()
    #expect(!player.screen.contains { $0.contains("in transition") })
  }

  @Test("At the root Android previews going home")
  func androidRoot() throws {
    var player = try Person(.android)
    try player.press("→ > > c")
    player.settle()
    #expect(player.model.world.task.state == .background)
  }

  @Test("A tab that is tapped in a gesture cancels it, and the finger lifts (R28)")
  func tabInGesture() throws {
    for platform in Platform.allCases {
      var player = try onEmployee(platform)
      try player.press("→ → → 2")
      player.settle()
      #expect(player.stack == "library")
      #expect(player.model.mode == .rest)
    }
  }

  @Test("p in a gesture cancels it; the history stays")
  func platformInGesture() throws {
    var player = try onEmployee(.android)
    try player.press("→ > p")
    player.settle()
    #expect(player.model.mode == .rest)
    #expect(player.stack == "sites, employee id=482")
  }

  @Test("The tab that is shown, tapped in a gesture, scrolls to its top; the cancel is a clean one")
  func reselectInGesture() throws {
    var player = try Person(.android)
    try player.pressCalmly("2 PgDn")
    try player.press("→ → 2 x")
    player.settle()
    #expect(player.model.world.app[player.model.world.visible.key].scroll == 0)
    #expect(player.model.world.violations == [])
  }
}
