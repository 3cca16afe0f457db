import JSONText
import MockApp
import Navigation
import Testing

@Suite struct AppReadingTests {
  @Test("a minimal app is one screen")
  func minimal() throws {
    let app = try read(#"{"name": "one", "root": "a", "screens": {"a": {"title": "A"}}}"#)
    #expect(app.graph.root == Location("a"))
    #expect(app.graph.tabNames.isEmpty)
    #expect(Screen(at: Location("a"), in: app, with: ContentStore()).title == "A")
  }

  @Test("a route may host a stack, whose root may have params")
  func stackHost() throws {
    let app = try read(
      """
      {"name": "x", "root": "host", "screens": {
        "host": {"stack": {"root": "step", "with": {"n": "1"}}},
        "step": {"identity": ["n"], "title": "Step {n}"}}}
      """)
    #expect(app.graph.routes["host"]?.hosting == .stack(Location("step", ["n": "1"])))
    #expect(app.graph.routes["step"]?.identity == ["n"])
  }

  @Test("all mistakes of a file are said at once, each with its path, line and column")
  func allAtOnce() {
    let text = """
      {
        "name": "",
        "root": "home",
        "colour": "red",
        "screens": {
          "home": { "tabs": [
            { "name": "One", "root": "list" },
            { "name": "One", "root": "lost" }
          ] },
          "list": {
            "title": "List of {what}",
            "items": [
              { "row": "Ada", "push": "person" },
              { "row": "Bob", "push": "persn", "with": { "id": "1" } },
              { "rows": "{name}", "for": "poeple", "do": "svae" },
              { "rows": "Number {n}", "from": 5, "to": 1 },
              { "button": "Nothing" },
              { "label": "no kind" },
              { "text": "one", "row": "two" }
            ]
          },
          "person": {
            "identity": ["id"], "record": "people", "title": "{name}",
            "items": [{ "field": "Age", "stores": "agee" }, { "field": "Age" }]
          }
        },
        "records": { "people": [
          { "id": "1", "name": "Ada", "age": "36" },
          { "id": "1", "name": "Bob" }
        ] },
        "links": [
          { "path": "people/{id}", "tab": "One", "stack": [] },
          { "path": "/people/{id}", "tab": "Onee", "stack": [{ "push": "person", "with": { "id": "{no}" } }] },
          { "path": "/people/{other}", "tab": "One", "stack": [] }
        ]
      }
      """
    #expect(
      mistakes(in: text)
        == [
          "2:11 name: the text is empty",
          "4:3 colour: there is no member 'colour'",
          "8:17 screens.home.tabs[1].name: the tab 'One' is there already",
          "8:32 screens.home.tabs[1].root: there is no screen 'lost'",
          "11:16 screens.list.title: there is no placeholder 'what'",
          "13:9 screens.list.items[0]: 'person' needs the param 'id'",
          "14:33 screens.list.items[1].push: there is no screen 'persn'",
          "15:36 screens.list.items[2].for: there is no collection 'poeple'",
          "15:19 screens.list.items[2].rows: there is no placeholder 'name'",
          "15:52 screens.list.items[2].do: there is no command 'svae'",
          "16:50 screens.list.items[3].to: the number does not fit",
          "17:9 screens.list.items[4]: the button does nothing",
          "18:9 screens.list.items[5]: this is no item",
          "19:11 screens.list.items[6].text: there is no member 'text'",
          "23:56 screens.person.title: a screen without a record has no 'name'",
          "24:16 screens.person.items: the field 'Age' is there already",
          "24:45 screens.person.items[0].stores: there is no attribute 'agee'",
          "29:5 records.people[1]: the member 'age' is missing",
          "29:13 records.people[1].id: the id '1' is there already",
          "32:15 links[0].path: this is no pattern of paths",
          "33:38 links[1].tab: there is no tab 'Onee'",
          "33:92 links[1].stack[0].with.id: '{no}' is no id of the path",
          "34:15 links[2].path: an earlier link fits the same paths",
        ].sorted(by: inTextOrder))
  }

  @Test(
    "each mistake of meaning is found",
    arguments: [
      (#""a": {"title": "{"}"#, "a brace stands alone"),
      (#""a": {"title": "}"}"#, "a brace stands alone"),
      (#""a": {"title": "{}"}"#, "a placeholder has no name"),
      (#""a": {"title": ""}"#, "the text is empty"),
      (#""a": {"title": []}"#, "there is no text"),
      (#""a": {"title": 7}"#, "this is a number"),
      (#""a": {"items": []}"#, "the member 'title' is missing"),
      (#""a": {"title": "A", "record": "r"}"#, "a screen with a record has one identity param"),
      (
        #""a": {"title": "A"}, "c": {"title": "C", "identity": ["x", "x"]}"#,
        "the param 'x' is there already"
      ),
      (
        #""a": {"title": "A", "items": [{"row": "R", "push": "a", "do": "close"}]}"#,
        "a tap does one thing"
      ),
      (#""a": {"title": "A", "items": [{"row": "R", "with": {}}]}"#, "params belong to a push"),
      (
        #""a": {"title": "A", "items": [{"button": "Save", "do": "save"}]}"#,
        "there is nothing to save"
      ),
      (
        #""a": {"title": "A", "items": [{"rows": "R", "for": "r", "to": 3}]}"#,
        "rows for a collection have no numbers"
      ),
      (#""a": {"title": "A", "items": [{"rows": "R", "from": 1}]}"#, "the member 'to' is missing"),
      (
        #""a": {"title": "A", "items": [{"rows": "R", "from": -1, "to": 3}]}"#,
        "the number does not fit"
      ),
      (
        #""a": {"title": "A", "items": [{"rows": "R", "from": 1, "to": 1e12}]}"#,
        "the number does not fit"
      ),
      (#""a": {"title": "A", "items": {}}"#, "this is an object"),
      (#""a": {"tabs": []}"#, "there are no tabs"),
      (
        #""a": {"tabs": [{"name": "T", "root": "b"}, {"name": "T", "root": "b"}]}"#,
        "the tab 'T' is there already"
      ),
      (#""a": {"tabs": [{"name": "T", "root": "b"}], "title": "A"}"#, "there is no member 'title'"),
      (#""a": {"tabs": [{"name": "T", "root": "a"}]}"#, "route 'a' hosts itself"),
      (#""a": {"stack": {"root": "b", "wiht": {}}}"#, "there is no member 'wiht'"),
      (#""a": 1"#, "this is a number"),
      (#""a": {"title": "A", "identity": ["x"]}"#, "'a' needs the param 'x'"),
      (#""c": {"title": "C"}"#, "there is no screen 'a'"),
    ])
  func oneMistake(screen: String, message: String) {
    let text = """
      {"name": "x", "root": "a", "records": {"r": [{"id": "1"}]}, "screens": {\(screen),
        "b": {"title": "B"}}}
      """
    #expect(mistakes(in: text).map { $0.split(separator: ": ").last.map(String.init) } == [message])
  }

  @Test(
    "a path of a link is checked",
    arguments: ["", "a", "/", "//", "/a/", "/{}", "/{a", "/a{b}", "/{a}/{a}"])
  func linkPaths(path: String) {
    let text = """
      {"name": "x", "root": "a", "screens": {"a": {"title": "A"}},
        "links": [{"path": "\(path)", "stack": []}]}
      """
    #expect(mistakes(in: text) == ["2:22 links[0].path: this is no pattern of paths"])
  }

  @Test("an app that is no JSON at all is refused with its place")
  func noJSON() {
    #expect(mistakes(in: "{\n  name") == ["2:3 (top): 'n' cannot stand here"])
    #expect(mistakes(in: "[]") == ["1:1 (top): this is an array"])
  }

  @Test(
    "no value in the place of another one traps, and a file that is read is an app that can be shown"
  )
  func damage() throws {
    let text = #"""
      {"name": "x", "root": "h", "screens": {
        "h": {"tabs": [{"name": "T", "root": "a"}]},
        "a": {"title": "A", "items": [{"rows": "R {n}", "from": 1, "to": 9, "push": "b", "with": {"id": "{n}"}}]},
        "b": {"identity": ["id"], "record": "r", "title": ["{name}", "B {id}"],
          "items": [{"field": "F", "stores": "name"}, {"button": "Save", "do": "save"}, {"text": "t"}]}},
        "records": {"r": [{"id": "1", "name": "One"}]},
        "links": [{"path": "/b/{id}", "tab": "T", "stack": [{"push": "b", "with": {"id": "{id}"}}]}]}
      """#
    let pieces = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let others = [
      "", "h", "a", "b", "id", "{id}", "{", "T", "/b/{id}", "save", "push", "rows", "é",
    ]
    var read = 0
    for index in stride(from: 1, to: pieces.count, by: 2) {
      for other in others {
        var damaged = pieces
        damaged[index] = other
        let source = SourceText(damaged.joined(separator: "\""), name: "x.json")
        guard let app = try? AppDefinition(reading: source) else { continue }
        read += 1
        for route in app.graph.routes.keys {
          let screen = Screen(at: Location(route, ["id": "1"]), in: app, with: ContentStore())
          #expect((0..<screen.count).allSatisfy { screen[$0] != nil })
        }
      }
    }
    #expect(read > 0)
  }

  private func read(_ text: String) throws -> AppDefinition {
    try AppDefinition(reading: SourceText(text, name: "x.json"))
  }

  /// The mistakes of a file as `line:column path: message`.
  private func mistakes(in text: String) -> [String] {
    do {
      _ = try AppDefinition(reading: SourceText(text, name: "x.json"))
      return []
    } catch {
      return error.all.map { mistake in
        let path = mistake.path.map { "\($0)" } ?? "-"
        return "\(mistake.place.line):\(mistake.place.column) \(path): \(mistake.message)"
      }
    }
  }

  private func inTextOrder(_ left: String, _ right: String) -> Bool {
    place(left).lexicographicallyPrecedes(place(right))
  }

  private func place(_ mistake: String) -> [Int] {
    mistake.prefix { $0 != " " }.split(separator: ":").compactMap { Int($0) }
  }
}
