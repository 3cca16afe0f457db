import Motion
import Navigation
import Platforms
import Playground
import Simulation
import TerminalUI
import Testing

@Suite("Panels")
struct PanelTests {
  private let theme = Theme(colours: .trueColour)

  private func text(_ content: PanelContent, rows: Int = 100) -> [String] {
    content.lines(for: rows, theme: theme).map { line in
      var text = line.text
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  private func stack(_ keys: EntryKey...) throws -> History {
    try #require(History(entries: keys.map { HistoryEntry(key: $0) }, index: keys.count - 1))
  }

  // MARK: History

  @Test(
    "History shows both ledgers side by side, the root, the tab and its stack, ▸ on the current")
  func history() throws {
    var person = try Person(.android)
    try person.pressCalmly("Enter Enter")
    let panel = HistoryPanel(
      recorded: person.model.world.router.state.root, shown: person.model.world.shown)
    #expect(
      text(panel.content(width: 39, theme: theme)) == [
        "  0 home#1            │   0 home#1",
        "  Sites 3 deep        │   Sites 3 deep",
        "  0 sites#2           │   0 sites#2",
        "  1 employee#5 482    │   1 employee#5",
        "▸ 2 notes#6 482       │ ▸ 2 notes#6",
      ])
    #expect(
      text(panel.content(width: 24, theme: theme)) == [
        "  home#1   │   home#1", "  Sites 3  │   Sites 3", "  sites#2  │   sites#2",
        "  employe… │   employe…", "▸ notes#6  │ ▸ notes#6",
      ])
  }

  @Test("Where recorded and shown differ, the row says so in place")
  func difference() throws {
    let recorded = try stack(EntryKey("home", 1), EntryKey("sites", 2))
    let shown = try stack(EntryKey("home", 1), EntryKey("sites", 2), EntryKey("notes", 3))
    let lines = HistoryPanel(recorded: recorded, shown: shown).content(width: 39, theme: theme)
    #expect(
      text(lines) == [
        "  0 home#1            │   0 home#1", "▸ 1 sites#2           ≠   1 sites#2",
        "                      ≠ ▸ 2 notes#3",
      ])
  }

  @Test("Of a deep stack the root and the topmost entries are seen, and how many are not")
  func deep() throws {
    let entries = (0..<1_000).map { HistoryEntry(key: EntryKey("step", $0)) }
    let deep = try #require(History(entries: entries, index: 999))
    let content = HistoryPanel(recorded: deep, shown: deep).content(width: 39, theme: theme)
    let all = text(content)
    #expect(all.count < 60)
    #expect(all.first == "  0 step#0            │   0 step#0")
    #expect(all.contains { $0.contains("⋮ ") && $0.contains(" more") })
    #expect(all.last == "▸ 999 step#999        │ ▸ 999 step#999")
    let few = text(content, rows: 5)
    #expect(few.count == 5 && few.first == all.first && few.last == all.last)
  }

  // MARK: Tabs

  @Test("Tabs shows every tab's depth and scroll at once, ● on the one that is seen")
  func tabs() throws {
    var person = try Person(.ios)
    try person.pressCalmly("PgDn Enter 2 PgDn")
    let world = person.model.world
    let app = world.app
    let scroll = world.viewportRows - 1
    let panel = TabsPanel(recorded: world.router.state.root) { app[$0].scroll }
    #expect(
      text(panel.content(width: 39, theme: theme)) == [
        "Sites      2 deep  scroll 0", "Library  ● 1 deep  scroll \(scroll)",
        "Settings   1 deep  scroll 0",
      ])
  }

  // MARK: Back means

  @Test("Back means says who claims and why the others do not (R13)")
  func back() throws {
    var person = try Person(.android)
    try person.pressCalmly("Enter")
    let plan = person.model.world.router.backPlan
    let root = person.model.world.router.state.root
    let panel = BackPanel(plan: plan, root: root, profile: .standard(for: .android))
    let content = panel.content(width: 34, theme: theme)
    #expect(
      text(content) == [
        "keyboard        not up", "dialog          not up", "sheet           not up",
        "cover           not up", "handlers        not up", "stack Sites     pops employee#5 ◀",
        "stack root      (not reached)", "tabs            (not reached)",
        "host            (not reached)", "driven by button, swipe, Up",
      ])
    #expect(text(content, rows: 6).first == "no keyboard, layer, handler")
    #expect(text(content, rows: 6).count == 6)
  }

  @Test("At the root of another tab the tabs claim; iOS has nothing that drives it (R44)")
  func backOnOtherTab() throws {
    var person = try Person(.ios)
    try person.pressCalmly("3")
    let world = person.model.world
    let panel = BackPanel(
      plan: BackPlan(of: world.shown, policies: world.router.policies), root: world.shown,
      profile: .standard(for: .ios))
    let lines = text(panel.content(width: 34, theme: theme))
    #expect(lines.contains("tabs            shows Sites ◀"))
    #expect(lines.last == "nothing on iOS drives it")
  }

  @Test("At the last root the host claims; what it does depends on the version (R16)")
  func backAtRoot() throws {
    let world = try World.fieldbook(.android)
    for (name, word) in [("android-16", "to background"), ("android-11", "app finishes")] {
      let panel = BackPanel(
        plan: world.router.backPlan, root: world.router.state.root,
        profile: try #require(Profile(named: name)))
      #expect(text(panel.content(width: 34, theme: theme)).contains("host            \(word) ◀"))
    }
  }

  // MARK: Transform

  private func numbers(_ person: Person) -> [String] {
    text(person.model.content(of: .transform, width: 33))
  }

  @Test("Transform prints Android's numbers at 0.35 as the golden values say (M1–M6)")
  func android() throws {
    var person = try Person(.android)
    try person.pressCalmly("Enter")
    try person.press("→ → → → → → → →")
    person.settle()
    #expect(
      numbers(person) == [
        "lands on sites#2", "let go now: commits", "progress  0.350   eased     0.790",
        "scale     0.921   corner    31.16", "shift x  +9.953   shift y   0.000",
        "fade out  0.000   fade in   0.000", "finger    144.2   speed         0",
        "smoothed  0.350",
      ])
  }

  @Test(
    "Transform prints iOS's numbers at 0.25 as the golden values say, and where it would rest (M13, M15)"
  )
  func ios() throws {
    var person = try Person(.ios)
    try person.pressCalmly("Enter")
    try person.press("→ → → → → →")
    person.settle()
    #expect(
      numbers(person) == [
        "lands on sites#2", "let go now: stays", "progress  0.250   dim       0.075",
        "top       98.25   below    -88.43", "title    -97.27   opacity   0.250",
        "finger     98.3   speed         0", "rests at 98.3 of 196.5",
        "┆───────●───────┼───────────────┆",
      ])
  }

  @Test(
    "While the finger has speed, the panel says that a release would pop, and draws where it would rest"
  )
  func momentum() throws {
    var person = try Person(.ios)
    try person.pressCalmly("Enter")
    try person.press("→ → → →", every: 30)
    let lines = numbers(person)
    #expect(lines.contains("let go now: pops"))
    #expect(lines.last?.contains("◆") == true)
  }

  @Test("At rest the numbers are those of a screen at rest, and nothing is announced")
  func rest() throws {
    let lines = numbers(try Person(.android))
    #expect(
      lines.prefix(3) == ["back lands on the home screen", "", "progress  0.000   eased     0.000"])
  }

  // MARK: Events

  @Test("Events are written in short words, the newest last, and progress in one line")
  func events() throws {
    var person = try Person(.android)
    try person.pressCalmly("Enter")
    try person.press("→ → → c")
    person.settle()
    #expect(
      person.model.log.lines.map(\.text) == [
        "tap \"Ada Lovelace\"", "push: +employee#5", "swipe begins → sites#2", "progress 0.100",
        "system back, by swipe", "committed: −employee#5",
      ])
    let content = EventsPanel(log: person.model.log).content(width: 30, theme: theme)
    #expect(text(content, rows: 1).first?.hasSuffix("committed: −employee#5") == true)
  }

  @Test("The log keeps the last two hundred lines")
  func bounded() {
    var log = EventLog()
    for number in 0..<1_000 { log.append("\(number)", .plain, at: Instant()) }
    #expect(log.lines.count == EventLog.mostLines)
    #expect(log.lines.last?.text == "999")
  }

  // MARK: The status

  @Test("The status names the difference and the invariant that broke")
  func status() {
    func status(_ difference: Difference, _ violations: [Violation] = []) -> String {
      StatusLine.text(difference, violations, theme: theme).text
    }
    #expect(status(.none) == "recorded = shown ✓")
    #expect(status(.offBy(1)) == "off by 1: recorded is deeper")
    #expect(
      status(.ghostScreen(EntryKey("notes", 3)), [Violation(.i1, "…")])
        == "I1 ✗ ghost screen: notes#3 is shown and recorded nowhere")
    #expect(status(.none, [Violation(.i5, "not restored")]) == "I5 ✗ not restored")
  }
}
