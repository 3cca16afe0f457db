import JSONText
import MockApp
import Navigation
import Testing

@Suite struct ScreenTests {
  private let app: AppDefinition

  init() throws {
    app = try AppDefinition(
      reading: SourceText(
        """
        {"name": "x", "root": "list", "records": {"r": [
            {"id": "1", "name": "One"}, {"id": "2", "name": "Two"}]},
          "screens": {"list": {"title": "List", "items": [
            {"text": "above"},
            {"row": "First", "detail": "d"},
            {"button": "Press", "do": "close"},
            {"rows": "{name}", "for": "r"},
            {"field": "F"},
            {"rows": "No. {n}", "from": 5, "to": 1004}]}}}
        """, name: "x.json"))
  }

  @Test("items lie below each other; rows are numbered from 1, alone")
  func items() {
    let screen = Screen(at: Location("list"), in: app, with: ContentStore())
    let items = (0..<8).compactMap { screen[$0] }
    #expect(
      items.map(\.label) == ["above", "First", "Press", "One", "Two", "F", "No. 5", "No. 6"])
    #expect(
      items.map(\.kind) == [
        .text, .row(number: 1), .button, .row(number: 2), .row(number: 3),
        .field(Field(name: "F")), .row(number: 4), .row(number: 5),
      ])
    #expect(screen.count == 6 + 1000)
    #expect(screen.rowCount == 3 + 1000)
    #expect(screen[screen.count - 1]?.label == "No. 1004")
  }

  @Test(
    "a row's number leads to its position",
    arguments: [(1, 1), (2, 3), (3, 4), (4, 6), (1003, 1005)])
  func rowNumbers(number: Int, position: Int) {
    let screen = Screen(at: Location("list"), in: app, with: ContentStore())
    #expect(screen.position(ofRow: number) == position)
    #expect(screen[position]?.kind == .row(number: number))
  }

  @Test("of a million rows only those are made that are asked for")
  func millionRows() throws {
    let app = try AppDefinition(
      reading: SourceText(
        """
        {"name": "x", "root": "a", "screens": {
          "a": {"title": "A", "items": [{"rows": "{n}", "from": 1, "to": 1000000}]}}}
        """, name: "x.json"))
    let screen = Screen(at: Location("a"), in: app, with: ContentStore())
    #expect(screen.count == 1_000_000)
    #expect(screen[999_999]?.label == "1000000")
    #expect(screen.position(ofRow: 1_000_000) == 999_999)
  }

  @Test("outside the content there is nothing", arguments: [-1, 1006, .min, .max])
  func outside(position: Int) {
    let screen = Screen(at: Location("list"), in: app, with: ContentStore())
    #expect(screen[position] == nil)
  }

  @Test("there is no row of a number outside", arguments: [0, -1, 1004, .min, .max])
  func noRow(number: Int) {
    let screen = Screen(at: Location("list"), in: app, with: ContentStore())
    #expect(screen.position(ofRow: number) == nil)
  }

  @Test("a label leads to a row or button, not to a text or field")
  func labels() {
    let screen = Screen(at: Location("list"), in: app, with: ContentStore())
    #expect(screen.position(ofLabel: "Press") == 2)
    #expect(screen.position(ofLabel: "Two") == 4)
    #expect(screen.position(ofLabel: "above") == nil)
    #expect(screen.position(ofLabel: "F") == nil)
  }

  @Test(
    "a screen shows its title, labels and details", arguments: ["List", "above", "d", "F", "No. 7"])
  func shown(text: String) {
    #expect(Screen(at: Location("list"), in: app, with: ContentStore()).shows(text))
  }

  @Test("a screen does not show what it lacks")
  func notShown() {
    #expect(!Screen(at: Location("list"), in: app, with: ContentStore()).shows("Three"))
  }

  @Test("a location that the app does not know is an empty screen with the name of its route")
  func unknown() {
    let screen = Screen(at: Location("nowhere", ["id": "1"]), in: app, with: ContentStore())
    #expect(screen.title == "nowhere")
    #expect(screen.count == 0)
    #expect(screen[0] == nil)
  }
}
