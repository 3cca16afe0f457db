import Platforms
import Playground
import TerminalUI
import Testing

@Suite("Prompts")
struct PromptTests {
  @Test("o opens a link; while it is typed, the stack that it leads to is seen (R46)")
  func link() throws {
    var player = try Person(.android)
    try player.press("o")
    player.type("employees/482/notes")
    let screen = player.screen.joined(separator: "\n")
    #expect(screen.contains("Sites, its root"))
    #expect(screen.contains("employee id=482"))
    #expect(screen.contains("notes id=482"))
    #expect(player.stack == "sites")
    try player.press("Enter")
    player.settle()
    #expect(player.stack == "sites, employee id=482, notes id=482")
    #expect(player.model.mode == .rest)
  }

  @Test("A path that leads home says why before it is sent")
  func homeLink() throws {
    var player = try Person(.android)
    try player.press("o")
    player.type("employees/0")
    #expect(player.screen.contains { $0.contains("an id is a whole number") })
  }

  @Test("Tab completes a path by the app's links")
  func completesLink() throws {
    var player = try Person(.android)
    try player.press("o")
    player.type("emp")
    try player.press("Tab")
    player.type("/482/n")
    try player.press("Tab Enter")
    player.settle()
    #expect(player.stack == "sites, employee id=482, notes id=482")
  }

  @Test("Esc closes a prompt and sends nothing", arguments: ["o", ":"])
  func escape(key: String) throws {
    var player = try Person(.android)
    try player.press(key)
    player.type("employees/482")
    try player.press("Esc")
    player.settle()
    #expect(player.model.overlay == nil)
    #expect(player.stack == "sites")
  }

  @Test("A line that cannot be read stays, with what is wrong, and nothing is done")
  func badLine() throws {
    var player = try Person(.android)
    try player.press(":")
    player.type("expct screen sites")
    try player.press("Enter")
    #expect(player.model.mode == .prompt)
    #expect(player.screen.contains { $0.contains("did you mean") })
    #expect(player.model.overlay?.input?.text == "expct screen sites")
    try player.press("Backspace")
    guard case .commandLine(_, let complaint) = player.model.overlay else {
      Issue.record("the prompt is gone")
      return
    }
    #expect(complaint == nil)
  }

  @Test("A step is run, and what it does is seen")
  func step() throws {
    var player = try Person(.android)
    try player.press(":")
    player.type("push employee id=7")
    try player.press("Enter")
    player.settle()
    #expect(player.model.overlay == nil)
    #expect(player.stack == "sites, employee id=7")
  }

  @Test("A step takes its time: a drag over 200 ms is halfway after 100")
  func dragInTime() throws {
    var player = try Person(.ios)
    try player.pressCalmly("Enter")
    try player.press("→ :")
    player.type("drag to 0.5 over 200ms")
    try player.press("Enter")
    player.wait(100)
    let halfway = try #require(player.thousandths)
    #expect((200...300).contains(halfway))
    player.wait(120)
    #expect(player.thousandths == 500)
  }

  @Test("A policy is set at once and seen in the panel")
  func policy() throws {
    var player = try Person(.android)
    try player.press(":")
    player.type("policy easing=system-back")
    try player.press("Enter")
    #expect(player.model.world.configuration.platformPolicies.easing == .systemBack)
    #expect(player.screen.contains { $0.contains("eased system-back") })
  }

  @Test("An expectation says whether it holds", arguments: [("sites", "✓"), ("library", "✗")])
  func expectation(route: String, mark: String) throws {
    var player = try Person(.android)
    try player.press(":")
    player.type("expect screen \(route)")
    try player.press("Enter")
    #expect(player.footer.contains("\(mark) expect screen \(route)"))
  }

  @Test("unchanged since gesture compares with the moment before the gesture that keys began")
  func unchanged() throws {
    for (keys, holds) in [("→ → → x", true), ("→ → → c", false)] {
      var player = try Person(.android)
      try player.pressCalmly("Enter")
      try player.press(keys)
      player.settle()
      try player.press(":")
      player.type("expect unchanged since gesture")
      try player.press("Enter")
      #expect(player.model.hint?.tone == (holds ? .plain : .bad), "\(keys)")
    }
  }

  @Test("A step that cannot be done says why")
  func failedStep() throws {
    var player = try Person(.android)
    try player.press(":")
    player.type("release")
    try player.press("Enter")
    #expect(player.model.hint?.text.contains("a finger on the glass") == true)
  }

  @Test("An empty line closes the prompt")
  func emptyLine() throws {
    var player = try Person(.android)
    try player.press(": Enter")
    #expect(player.model.overlay == nil)
  }

  @Test("While a line is written, the ways to go on are seen, and Tab takes the only one")
  func completions() throws {
    var player = try Person(.android)
    try player.press(":")
    player.type("expect scr")
    #expect(player.screen.contains { $0.contains("screen") })
    #expect(player.screen.contains { $0.contains("scroll") })
    player.type("e")
    try player.press("Tab")
    #expect(player.model.overlay?.input?.text == "expect screen ")
  }
}

@Suite("A line that is being written")
struct LineInputTests {
  @Test("The cursor moves by characters, and text goes in where it is")
  func cursor() {
    var line = LineInput("año")
    line.move(.left)
    line.move(.left)
    line.insert("b👩‍👩‍👧")
    #expect(line.text == "ab👩‍👩‍👧ño")
    line.eraseBackwards()
    #expect(line.text == "abño")
    line.move(.toStart)
    let hasErased = line.eraseBackwards()
    #expect(!hasErased)
    line.move(.toEnd)
    line.move(.right)
    #expect(line.before == "abño")
    line.eraseLine()
    #expect(line.text.isEmpty)
  }

  @Test("A line has an end: what is beyond it is dropped")
  func limit() {
    var line = LineInput(String(repeating: "x", count: 10_000))
    line.insert("y")
    #expect(line.text.count == LineInput.mostCharacters)
  }

  @Test("However long the line, the cursor is in sight")
  func drawn() {
    let theme = Theme(colours: .trueColour)
    for columns in 0...30 {
      for length in [0, 1, 5, 29, 200] {
        var line = LineInput(String(repeating: "字a", count: length))
        for _ in 0..<3 { line.move(.left) }
        var buffer = Buffer(width: columns, height: 1)
        line.draw(into: &buffer, buffer.area, theme: theme)
        let cursors = (0..<columns).filter { buffer[$0, 0].style == theme.cursor }
        if columns > 4 { #expect(!cursors.isEmpty, "\(columns) columns, \(length) letters") }
      }
    }
  }
}

@Suite("A progress as it is typed")
struct ProgressTextTests {
  @Test(
    "A fraction, a per cent sign or a number above 1 are read",
    arguments: [
      ("0.35", 0.35), (".35", 0.35), ("35%", 0.35), ("35", 0.35), ("1", 1), ("1%", 0.01),
      ("0", 0), ("100", 1), (" 12.5 % ", 0.125),
    ])
  func reads(text: String, value: Double) throws {
    let progress = try #require(ProgressText.value(of: text))
    #expect(abs(progress - value) < 1e-12)
  }

  @Test(
    "Everything else is none",
    arguments: ["", "%", "101", "-1", "nan", "1e2", "0x1", "..", "1.2.3", "٣", "99999999999999"])
  func refuses(text: String) {
    #expect(ProgressText.value(of: text) == nil)
  }
}
