import Playground
import TerminalUI
import Testing

@Suite("The table of keys")
struct KeyTableTests {
  private let table = KeyTable.standard

  private func strokes(in mode: KeyMode) -> [(key: Key, action: KeyAction)] {
    table.rows.filter { $0.modes.contains(mode) }.flatMap { row in
      row.strokes.flatMap { stroke in stroke.keys.map { ($0, stroke.action) } }
    }
  }

  @Test("In every mode a key stands once, so that it has one meaning", arguments: KeyMode.allCases)
  func oneMeaning(mode: KeyMode) {
    let keys = strokes(in: mode).map(\.key)
    #expect(keys.count == Set(keys).count)
  }

  @Test("The table answers what its rows say", arguments: KeyMode.allCases)
  func answers(mode: KeyMode) {
    for (key, action) in strokes(in: mode) {
      #expect(table.action(for: key, in: mode) == action)
    }
    #expect(table.action(for: .function(99), in: mode) == nil)
  }

  @Test("A finger on the glass adds meanings to the arrows, their letters and Enter alone")
  func gestureAddsMeanings() {
    let changed = strokes(in: .rest).filter { key, action in
      table.action(for: key, in: .gesture).map { $0 != action } ?? false
    }
    let allowed: [Key] =
      [.up, .down, .left, .right, .enter] + ["h", "j", "k", "l"].map { .character($0) }
    #expect(Set(changed.map(\.key)) == Set(allowed))
  }

  @Test("Where text is written, no printable key has another meaning")
  func textIsText() {
    for mode in KeyMode.allCases where mode.takesText {
      for (key, _) in strokes(in: mode) {
        if case .character = key { Issue.record("\(key.name) is a key \(mode.rawValue)") }
      }
    }
  }

  @Test("Ctrl-C quits at once wherever one is", arguments: KeyMode.allCases)
  func interrupt(mode: KeyMode) {
    #expect(table.action(for: .control("c"), in: mode) == .interrupt)
  }

  @Test("In a terminal that is too small only quit and help, and the terminal's own keys, react")
  func tooSmall() {
    let actions = Set(strokes(in: .tooSmall).map(\.action))
    #expect(actions == [.quit, .help, .interrupt, .redraw, .suspend])
  }

  @Test("The footer is made from the rows of the mode", arguments: KeyMode.allCases)
  func footer(mode: KeyMode) {
    let rows = table.footer(in: mode)
    #expect(rows.allSatisfy { $0.modes.contains(mode) && table.rows.contains($0) })
    #expect(rows.map { $0.rank ?? -1 } == rows.map { $0.rank ?? -1 }.sorted())
    #expect(mode == .prompt || mode == .typing || rows.first?.strokes.first?.action == .help)
  }

  @Test("Keys are printed as the manual prints them")
  func names() {
    func names(of action: KeyAction) -> String? {
      table.rows.first { $0.strokes.contains { $0.action == action } }?.keyNames
    }
    #expect(names(of: .select(.up)) == "↑ ↓ / k j")
    #expect(names(of: .begin(from: .left)) == "→ ← / l h")
    #expect(names(of: .scroll(.toTop)) == "PgUp PgDn g G")
    #expect(names(of: .tapTab(0)) == "1 2 3 4 5")
    #expect(names(of: .interrupt) == "C-c")
  }
}
