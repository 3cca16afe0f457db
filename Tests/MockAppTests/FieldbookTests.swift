import MockApp
import Navigation
import Testing

@Suite struct FieldbookTests {
  @Test("the root hosts the tabs Sites, Library and Settings, Sites first")
  func tabs() throws {
    let app = try Fieldbook.app()
    #expect(app.name == "fieldbook")
    #expect(app.graph.root == Location("home"))
    #expect(app.graph.tabNames == ["Sites", "Library", "Settings"])
  }

  @Test(
    "each row leads where the product page says",
    arguments: [
      (Location("sites"), "Ada Lovelace", Location("employee", ["id": "482"])),
      (Location("sites"), "Grace Hopper", Location("employee", ["id": "7"])),
      (Location("sites"), "Alan Turing", Location("employee", ["id": "12"])),
      (Location("employee", ["id": "482"]), "Visit notes", Location("notes", ["id": "482"])),
      (Location("employee", ["id": "482"]), "Edit", Location("edit", ["id": "482"])),
      (Location("library"), "Album 1", Location("album", ["id": "1"])),
      (Location("library"), "Album 60", Location("album", ["id": "60"])),
      (Location("album", ["id": "7"]), "Track 1", Location("track", ["album": "7", "id": "1"])),
      (Location("album", ["id": "7"]), "Track 60", Location("track", ["album": "7", "id": "60"])),
      (Location("settings"), "Display", Location("display")),
      (Location("settings"), "About", Location("about")),
      (Location("display"), "Text size", Location("text-size")),
      (Location("display"), "Help", Location("help")),
    ])
  func rows(from location: Location, label: String, to target: Location) throws {
    let screen = Screen(at: location, in: try Fieldbook.app(), with: ContentStore())
    let position = try #require(screen.position(ofLabel: label))
    let item = try #require(screen[position])
    #expect(item.action == .push(target))
  }

  @Test("the three people of the product page come first, about thirty follow")
  func people() throws {
    let screen = Screen(at: Location("sites"), in: try Fieldbook.app(), with: ContentStore())
    let labels = (0..<screen.count).compactMap { screen[$0]?.label }
    #expect(labels.prefix(3) == ["Ada Lovelace", "Grace Hopper", "Alan Turing"])
    #expect(labels.count == 33)
    #expect(Set(labels).count == labels.count)
  }

  @Test("a note's three rows lead nowhere; a note has a draft and no Save")
  func notes() throws {
    let screen = Screen(
      at: Location("notes", ["id": "482"]), in: try Fieldbook.app(), with: ContentStore())
    let items = (0..<screen.count).compactMap { screen[$0] }
    #expect(items.map(\.label) == ["Pump replaced", "Valve stuck", "Meter read", "Note"])
    #expect(items.allSatisfy { $0.action == nil })
    #expect(screen.fields == [Field(name: "Note")])
  }

  @Test("Save stores and pops, Close pops")
  func edit() throws {
    let screen = Screen(
      at: Location("edit", ["id": "482"]), in: try Fieldbook.app(), with: ContentStore())
    let items = (0..<screen.count).compactMap { screen[$0] }
    #expect(items.map(\.label) == ["Phone", "Save", "Close"])
    #expect(items.map(\.action) == [nil, .saveAndPop, .pop])
  }

  @Test(
    "R4: a title names the person of a known id and the number of an unknown one",
    arguments: [
      ("482", "Ada Lovelace"), ("7", "Grace Hopper"), ("999", "Employee 999"), ("", "Employee "),
    ])
  func titles(id: String, title: String) throws {
    let location = Location("employee", ["id": id])
    #expect(Screen(at: location, in: try Fieldbook.app(), with: ContentStore()).title == title)
  }

  @Test("every label that can be tapped is known by name, and none that cannot")
  func labels() throws {
    let labels = Set(try Fieldbook.app().tapLabels)
    #expect(
      labels.isSuperset(of: [
        "Ada Lovelace", "Visit notes", "Edit", "Pump replaced", "Save", "Close", "Album 1",
        "Album 60", "Track 60", "Display", "About", "Text size", "Help",
      ]))
    #expect(labels.isDisjoint(with: ["Note", "Phone", "Album 61", "Sites", "Small"]))
    // 33 people, 3 notes, 2 on employee, 2 buttons, 60 albums, 60 tracks, 2 settings, 2 on display.
    #expect(labels.count == 164)
  }

  @Test("fields and routes are known by name")
  func names() throws {
    let app = try Fieldbook.app()
    #expect(app.fieldNames == ["Note", "Phone"])
    #expect(
      app.routeNames == [
        "about", "album", "display", "edit", "employee", "help", "home", "library", "notes",
        "settings", "sites", "text-size", "track",
      ])
  }

  @Test(
    "R46: a path leads to its tab and the whole stack above the tab's root",
    arguments: [
      ("/employees", "Sites", []),
      ("/employees/482", "Sites", [Location("employee", ["id": "482"])]),
      (
        "/employees/482/notes", "Sites",
        [Location("employee", ["id": "482"]), Location("notes", ["id": "482"])]
      ),
      (
        "/employees/7/edit", "Sites",
        [Location("employee", ["id": "7"]), Location("edit", ["id": "7"])]
      ),
      ("/library", "Library", []),
      ("/library/albums", "Library", []),
      ("/library/albums/42", "Library", [Location("album", ["id": "42"])]),
      (
        "/library/albums/9/tracks/4", "Library",
        [Location("album", ["id": "9"]), Location("track", ["album": "9", "id": "4"])]
      ),
      ("/settings", "Settings", []),
      ("/settings/display/text-size", "Settings", [Location("display"), Location("text-size")]),
      ("/settings/display/help", "Settings", [Location("display"), Location("help")]),
      ("/settings/about", "Settings", [Location("about")]),
    ] as [(String, String, [Location])])
  func links(path: String, tab: String, above: [Location]) throws {
    let arrival = try Fieldbook.app().graph.links.resolve(path)
    #expect(arrival.tab == tab)
    #expect(arrival.above == above)
  }

  @Test(
    "R42: the long lists are long enough to scroll on every phone", arguments: ["library", "album"])
  func longLists(route: Route) throws {
    let screen = Screen(
      at: Location(route, ["id": "1"]), in: try Fieldbook.app(), with: ContentStore())
    #expect(screen.rowCount == 60)
  }
}
