import Platforms
import Playground
import TerminalUI
import Testing

@Suite("The screen beside the phone")
struct ScreenTests {
  /// The columns to the right of the phone, without what ends a row in blanks.
  private func panels(_ person: Person, phone: Int) -> [String] {
    person.screen.dropLast().map { String($0.dropFirst(phone)) }
  }

  @Test("80×24, Android, a third of the way back: three panels, and the two that were dropped")
  func android() throws {
    var person = try Person(.android, width: 80, height: 24)
    try person.pressCalmly("Enter Enter")
    try person.press("→ → → → → → → →")
    person.settle()
    #expect(
      panels(person, phone: 42) == [
        "╭─ History ─────── recorded │ shown ─╮",
        "│   0 home#1      │   0 home#1       │",
        "│   Sites 3 deep  │   Sites 3 deep   │",
        "│   0 sites#2     │   0 sites#2      │",
        "│   1 employee#5  │   1 employee#5   │",
        "│ ▸ 2 notes#6     │ ▸ 2 notes#6      │",
        "├─ Transform ─────────────────── dp ─┤",
        "│ lands on employee#5                │",
        "│ let go now: commits                │",
        "│ progress  0.350    eased     0.790 │",
        "│ scale     0.921    corner    31.16 │",
        "│ shift x  +9.953    shift y   0.000 │",
        "│ fade out  0.000    fade in   0.000 │",
        "│ finger    144.2    speed         0 │",
        "│ smoothed  0.350                    │",
        "├─ Back means ───────────────────────┤",
        "│ no keyboard, layer, handler        │",
        "│ stack Sites     pops notes#6 ◀     │",
        "│ stack root      (not reached)      │",
        "│ tabs            (not reached)      │",
        "│ host            (not reached)      │",
        "│ driven by button, swipe, Up        │",
        "╰────────────────────────────────────╯",
      ])
    #expect(
      person.footer
        == " → ← 5 % · Enter release · c commit · x take touch · ? help  recorded = shown ✓")
    try person.press("Tab Tab Tab Tab")
    let tabs = panels(person, phone: 42)
    #expect(tabs.contains("│ Library    1 deep  scroll 0        │"))
    try person.press("Tab")
    let events = panels(person, phone: 42)
    #expect(events.contains { $0.contains("swipe begins → employee#5") })
  }

  @Test("60×20, iOS, at rest: two panels in narrow columns, without a cell too many")
  func narrow() throws {
    var person = try Person(.ios, width: 60, height: 20)
    try person.pressCalmly("Enter")
    #expect(
      panels(person, phone: 31) == [
        "╭─ History ─────────────────╮",
        "│   home#1    │   home#1    │",
        "│   Sites 2   │   Sites 2   │",
        "│   sites#2   │   sites#2   │",
        "│ ▸ employee… │ ▸ employee… │",
        "│                           │",
        "├─ Transform ────────── pt ─┤",
        "│ back lands on sites#2     │",
        "│                           │",
        "│ progress  0.000           │",
        "│ dim       0.100           │",
        "│ top        0.00           │",
        "│ below   -117.90           │",
        "│ title   -129.69           │",
        "│ opacity   0.000           │",
        "│ finger      0.0           │",
        "│ speed         0           │",
        "│ the middle is 196.5       │",
        "╰───────────────────────────╯",
      ])
  }

  @Test("120×40: the panels of the manual's picture, the curve with its point among them")
  func wide() throws {
    var person = try Person(.android)
    try person.pressCalmly("Enter")
    try person.press("→ > >")
    person.settle()
    let lines = panels(person, phone: 42)
    #expect(
      lines.first
        == "╭─ History ────────── recorded │ shown ─╮╭─ Transform ────────────────── dp ─╮")
    for title in ["├─ Tabs ─", "├─ Events ─", "├─ Back means ─"] {
      #expect(lines.contains { $0.contains(title) })
    }
    #expect(lines.contains { $0.contains("eased standard-decelerate") })
    #expect(lines.contains { $0.contains("●") && $0.contains("⠉") })
    #expect(lines.allSatisfy { Width.of($0) == 78 })
  }

  @Test("A prompt lies beside the phone, which stays in sight")
  func prompt() throws {
    var person = try Person(.android, width: 80, height: 24)
    let phone = person.screen.map { $0.prefix(42) }
    try person.press("o")
    #expect(person.screen.dropLast().map { $0.prefix(42) } == phone.dropLast())
    #expect(panels(person, phone: 42).contains { $0.contains("A link arrives") })
  }
}

@Suite("The screen where only ASCII can be shown")
struct ASCIIScreenTests {
  @Test(
    "Beside the phone every glyph has an ASCII form of its own look", arguments: Platform.allCases)
  func ascii(platform: Platform) throws {
    for keys in ["", "Enter → → →", "o", ":", "?", "2 Enter Tab Tab Tab"] {
      for (width, height) in [(60, 20), (80, 24), (120, 40)] {
        var model = Model(
          world: try .fieldbook(platform), size: CellSize(width: width, height: height),
          theme: Theme(colours: .none, isASCII: true))
        for name in keys.split(separator: " ") {
          _ = Program.update(&model, .key(try #require(Key(name: String(name)))))
          _ = Program.update(&model, .passed(microseconds: 600_000))
        }
        let unknown = Picture.text(of: Program.view(model)).unicodeScalars.filter {
          $0 != "\n" && $0 != "?" && ASCIIForm.of($0) == "?"
        }
        #expect(
          unknown.isEmpty,
          "\(keys), \(width)×\(height): \(String(String.UnicodeScalarView(unknown)))")
      }
    }
  }
}
