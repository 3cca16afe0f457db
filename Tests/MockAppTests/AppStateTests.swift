import MockApp
import Navigation
import Testing

@Suite struct AppStateTests {
  private let app: AppDefinition
  private let library = Fieldbook.entry("library", key: 5)
  private let notes = Fieldbook.entry("notes", ["id": "482"], key: 7)
  private let edit = Fieldbook.entry("edit", ["id": "482"], key: 9)

  init() throws {
    app = try Fieldbook.app()
  }

  @Test(
    "a screen scrolls from its first item until its last one stands at the bottom",
    arguments: [
      (0, 0), (40, 40), (48, 48), (49, 48), (-1, 0), (.min, 0), (.max, 48),
    ])
  func scrolling(target: Int, result: Int) {
    var state = AppState()
    state.scroll(library, to: target, viewport: 12, in: app)
    #expect(state[library.key].scroll == result)
  }

  @Test(
    "scrolling by a distance stops at the ends",
    arguments: [(5, 15), (-5, 5), (-11, 0), (100, 48), (.min, 0), (.max, 48)])
  func scrollingBy(distance: Int, result: Int) {
    var state = AppState()
    state.scroll(library, to: 10, viewport: 12, in: app)
    state.scroll(library, by: distance, viewport: 12, in: app)
    #expect(state[library.key].scroll == result)
  }

  @Test("a viewport of no items at all still scrolls to the last item", arguments: [0, -3, .min])
  func tinyViewport(viewport: Int) {
    var state = AppState()
    state.scroll(library, to: .max, viewport: viewport, in: app)
    #expect(state[library.key].scroll == 59)
  }

  @Test(
    "an item is revealed by the shortest way",
    arguments: [(19, 20, 19), (20, 20, 20), (31, 20, 20), (32, 20, 21), (59, 20, 48), (0, 20, 0)])
  func revealing(position: Int, from: Int, to: Int) {
    var state = AppState()
    state.scroll(library, to: from, viewport: 12, in: app)
    state.reveal(position, on: library, viewport: 12, in: app)
    #expect(state[library.key].scroll == to)
  }

  @Test(
    "R4: what was changed and changed back leaves no trace, so that equal pictures are equal states"
  )
  func normalForm() {
    var state = AppState()
    state.scroll(library, to: 40, viewport: 12, in: app)
    state.scrollToTop(library.key)
    state.type("a", on: notes, in: app)
    state.erase(on: notes, in: app)
    state.unfocus(notes.key)
    state.type("1", on: edit, in: app)
    state.erase(on: edit, in: app)
    state.unfocus(edit.key)
    #expect(state == AppState())
  }

  @Test(
    "R49: text is a draft from the first keystroke and is there again on a new entry of the same identity"
  )
  func draftSurvives() throws {
    var state = AppState()
    state.type("v", on: notes, in: app)
    state.type("alve", on: notes, in: app)
    state.forget([notes.key])
    #expect(state[notes.key] == ScreenState())

    let note = try #require(app.screens["notes"]?.fields.first)
    let again = state.screen(of: Fieldbook.entry("notes", ["id": "482"], key: 11), in: app)
    #expect(again.draft(of: note) == "valve")
    #expect(again.text(of: note) == "valve")
    #expect(again.hasDraft)
    let other = state.screen(of: Fieldbook.entry("notes", ["id": "7"], key: 12), in: app)
    #expect(other.draft(of: note) == nil)
    #expect(other.text(of: note) == "")
    #expect(!other.hasDraft)
  }

  @Test("R9: params that are no identity make no other draft")
  func identity() throws {
    var state = AppState()
    state.type("valve", on: notes, in: app)
    let note = try #require(app.screens["notes"]?.fields.first)
    let entry = Fieldbook.entry("notes", ["id": "482", "from": "link"], key: 11)
    #expect(state.screen(of: entry, in: app).text(of: note) == "valve")
  }

  @Test("R4: Save writes the record, which every screen then shows, and the draft is gone")
  func saving() throws {
    var state = AppState()
    let phone = try #require(app.screens["edit"]?.fields.first)
    #expect(state.screen(of: edit, in: app).text(of: phone) == "020 7946 0482")
    state.type("9", on: edit, in: app)
    let employee = Fieldbook.entry("employee", ["id": "482"], key: 4)
    #expect(!state.screen(of: employee, in: app).shows("020 7946 04829"))
    state.save(edit, in: app)
    #expect(state.screen(of: employee, in: app).shows("020 7946 04829"))
    #expect(state.screen(of: edit, in: app).draft(of: phone) == nil)
    #expect(state.screen(of: edit, in: app).text(of: phone) == "020 7946 04829")
  }

  @Test("a record that is saved as the app brought it is no edit")
  func savingTheOriginal() {
    var state = AppState()
    state.type("9", on: edit, in: app)
    state.save(edit, in: app)
    state.erase(on: edit, in: app)
    state.save(edit, in: app)
    #expect(state.content == ContentStore())
  }

  @Test("R4: of an unknown id what was saved is shown, and the rest falls back")
  func unknownRecord() throws {
    var state = AppState()
    let unknown = Fieldbook.entry("edit", ["id": "999"], key: 3)
    state.type("123", on: unknown, in: app)
    state.save(unknown, in: app)
    let employee = state.screen(
      of: Fieldbook.entry("employee", ["id": "999"], key: 4), in: app)
    #expect(employee.shows("123"))
    #expect(employee.title == "Employee 999")
  }

  @Test("a field that stores nothing keeps its draft when its screen is saved")
  func savingNotes() {
    var state = AppState()
    state.type("valve", on: notes, in: app)
    let before = state
    state.save(notes, in: app)
    #expect(state == before)
  }

  @Test("typing gives the first field the keyboard; a screen without fields takes none")
  func focus() {
    var state = AppState()
    let types = state.type("x", on: notes, in: app)
    #expect(types)
    #expect(state[notes.key].focus == "Note")
    let typesElsewhere = state.type("x", on: library, in: app)
    #expect(!typesElsewhere)
    let focusesWithout = state.focus("Note", on: library, in: app)
    #expect(!focusesWithout)
    let focusesUnknown = state.focus("Phone", on: notes, in: app)
    #expect(!focusesUnknown)
    let focuses = state.focus("Phone", on: edit, in: app)
    #expect(focuses)
    #expect(state[edit.key].focus == "Phone")
    #expect(state[library.key] == ScreenState())
  }

  @Test("a field is one line: control characters are left out; erase takes a whole character")
  func characters() throws {
    var state = AppState()
    let note = try #require(app.screens["notes"]?.fields.first)
    state.type("a\nb\u{1B}[2J\té👩‍👩‍👧", on: notes, in: app)
    #expect(state.screen(of: notes, in: app).text(of: note) == "ab[2Jé👩‍👩‍👧")
    state.erase(on: notes, in: app)
    #expect(state.screen(of: notes, in: app).text(of: note) == "ab[2Jé")
  }

  @Test("erasing an empty field and forgetting an unknown key change nothing")
  func nothing() {
    var state = AppState()
    state.erase(on: notes, in: app)
    state.unfocus(notes.key)
    state.forget([EntryKey("sites", 99)])
    #expect(state == AppState())
  }
}
