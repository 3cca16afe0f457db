import Navigation
import Testing

@Suite struct LinkTableTests {
  private func resolve(_ path: String) throws -> LinkArrival {
    try NavigationGraph.fieldbook().links.resolve(path)
  }

  /// A path, the tab and the entries above its root, and how much was understood.
  typealias Example = (path: String, tab: String?, above: String, reason: LinkArrival.Reason)

  private static let understood: [Example] = [
    ("/employees", "Sites", "", .exact),
    ("/employees/482", "Sites", "employee id=482", .exact),
    ("/employees/1", "Sites", "employee id=1", .exact),
    ("/employees/2147483647", "Sites", "employee id=2147483647", .exact),
    ("/employees/482/notes", "Sites", "employee id=482, notes id=482", .exact),
    ("/library/albums/7", "Library", "album id=7", .exact),
    ("/library/albums/7/tracks/3", "Library", "album id=7, track album=7 id=3", .exact),
    ("/settings/display", "Settings", "display", .exact),
    // Slashes, escapes, queries and fragments that mean the same.
    ("employees/482", "Sites", "employee id=482", .exact),
    ("//employees///482//", "Sites", "employee id=482", .exact),
    ("/%65mployees/%34%38%32", "Sites", "employee id=482", .exact),
    ("/employees/482?tab=notes", "Sites", "employee id=482", .exact),
    ("/employees/482#top", "Sites", "employee id=482", .exact),
    ("/employees/482?x=%zz/notes", "Sites", "employee id=482", .exact),
    ("/employees/482/#/notes", "Sites", "employee id=482", .exact),
    // An unknown tail after a valid prefix.
    ("/employees/482/nonsense", "Sites", "employee id=482", .prefix(2)),
    ("/employees/482/notes/9", "Sites", "employee id=482, notes id=482", .prefix(3)),
    ("/employees/482/Notes", "Sites", "employee id=482", .prefix(2)),
    ("/employees/482/..", "Sites", "employee id=482", .prefix(2)),
    ("/employees/482/%00", "Sites", "employee id=482", .prefix(2)),
    ("/library/albums/7/tracks", "Library", "album id=7", .prefix(3)),
    ("/library/nonsense", "Library", "", .prefix(1)),
  ]

  @Test(
    "R46, router P01: a path leads to tab, parents and destination; at most a tail is lost",
    arguments: understood)
  func valid(example: Example) throws {
    let arrival = try resolve(example.path)
    #expect(arrival.tab == example.tab)
    #expect(arrival.above.map(\.description).joined(separator: ", ") == example.above)
    #expect(arrival.reason == example.reason)
  }

  private static let hostilePaths: [(path: String, reason: LinkArrival.HomeReason)] = [
    ("", .empty), ("/", .empty), ("////", .empty), ("?q=1", .empty), ("#", .empty),
    ("/nonsense", .unknown), ("/Employees/482", .unknown), ("/..", .unknown),
    ("/../employees/482", .unknown), ("/%2Femployees/482", .unknown),
    ("/employees%2F482", .unknown), ("/employees\u{0}/482", .unknown),
    ("\\employees\\482", .unknown),
    ("/ employees/482", .unknown), ("https://example.org/employees/482", .unknown),
    ("fieldbook://employees/482", .unknown), ("javascript:alert(1)", .unknown),
    ("/settings", .incomplete), ("/settings/nonsense", .incomplete),
    ("/employees/0", .badID), ("/employees/abc", .badID), ("/employees/4.5", .badID),
    ("/employees/-1", .badID), ("/employees/+1", .badID), ("/employees/007", .badID),
    ("/employees/0x1F", .badID), ("/employees/1e3", .badID), ("/employees/１２", .badID),
    ("/employees/٣", .badID), ("/employees/2147483648", .badID),
    ("/employees/99999999999999999999", .badID), ("/employees/%20482", .badID),
    ("/employees/482%20", .badID), ("/employees/482%00", .badID), ("/employees/%2534", .badID),
    ("/employees/4%2F8", .badID), ("/employees/4_8", .badID), ("/employees/1\u{301}", .badID),
    ("/employees/notes", .badID), ("/library/albums/7/tracks/x", .badID),
    ("/employees/%", .badEscape), ("/employees/%4", .badEscape), ("/employees/%zz", .badEscape),
    ("/employees/%+1", .badEscape), ("/employees/482/%G0", .badEscape), ("/%FF", .badEscape),
    ("/employees/482/%C0%AF", .badEscape), ("/%ED%A0%80", .badEscape), ("/%E2%82", .badEscape),
    ("/%F4%90%80%80", .badEscape), ("/a/b/c/d/e/f/g/%", .badEscape),
  ]

  @Test(
    "R46, router P02: a hostile path leads home, and the arrival says why",
    arguments: hostilePaths)
  func hostile(path: String, reason: LinkArrival.HomeReason) throws {
    let arrival = try resolve(path)
    #expect(arrival.reason == .home(reason))
    #expect(arrival.tab == nil)
    #expect(arrival.above == [])
  }

  @Test("R46: each segment is decoded once and stays one segment")
  func decodedOnce() throws {
    let links = LinkTable([
      NavigationGraph.rule(["a/b"], nil, .init(route: "slash")),
      NavigationGraph.rule(["a%2Fb"], nil, .init(route: "escape")),
      NavigationGraph.rule(["é"], nil, .init(route: "accent")),
    ])
    #expect(links.resolve("/a%2Fb").above == ["slash"])
    #expect(links.resolve("/a%2fb").above == ["slash"])
    #expect(links.resolve("/a%252Fb").above == ["escape"])
    #expect(links.resolve("/%C3%A9").above == ["accent"])
    #expect(links.resolve("/a/b").reason == .home(.unknown))
  }

  @Test("R46, router P03: a literal wins over an id and shuts out no longer rule")
  func literalFirst() {
    let rules = [
      NavigationGraph.rule(["a", "{id}"], nil, .init(route: "any", params: ["id": "{id}"])),
      NavigationGraph.rule(["a", "7"], nil, .init(route: "seven")),
      NavigationGraph.rule(["a", "{n}", "x"], nil, .init(route: "tail", params: ["n": "{n}"])),
      NavigationGraph.rule(["{a}", "2"], nil, .init(route: "late")),
      NavigationGraph.rule(["1", "{b}"], nil, .init(route: "early")),
    ]
    for order in [rules, rules.reversed()] {
      let links = LinkTable(order)
      #expect(links.resolve("/a/7").above == ["seven"])
      #expect(links.resolve("/a/8").above == ["any id=8"])
      #expect(links.resolve("/a/7/x").above == ["tail n=7"])
      #expect(links.resolve("/a/7/y").above == ["seven"])
      #expect(links.resolve("/1/2").above == ["early"])
      #expect(links.resolve("/3/2").above == ["late"])
      #expect(links.resolve("/a/b").reason == .home(.badID))
      #expect(links.resolve("/b").reason == .home(.badID))
    }
  }

  @Test("R46: a param takes an id only when it is nothing but its name in braces")
  func params() {
    let place = LinkTable.Place(
      route: "page", params: ["a": "{id}", "b": "x{id}", "c": "{id", "d": "", "e": "{}"])
    let links = LinkTable([NavigationGraph.rule(["p", "{id}"], nil, place)])
    #expect(
      links.resolve("/p/5").above.first?.params == [
        "a": "5", "b": "x{id}", "c": "{id", "d": "", "e": "{}",
      ])
  }

  @Test("R46: an empty table leads every path home")
  func emptyTable() {
    #expect(LinkTable().resolve("/employees/482").reason == .home(.unknown))
    #expect(LinkTable().resolve("/").reason == .home(.empty))
    #expect(LinkTable().resolve("/%").reason == .home(.badEscape))
  }

  @Test(
    "R46, I19: a path of a quarter of a million bytes is answered, and as fast as it is read",
    arguments: [
      (String(repeating: "/", count: 250_000), .home(.empty)),
      (String(repeating: "/a", count: 125_000), .home(.unknown)),
      (String(repeating: "a", count: 250_000), .home(.unknown)),
      ("/employees/" + String(repeating: "9", count: 250_000), .home(.badID)),
      ("/employees/482" + String(repeating: "/x", count: 125_000), .prefix(2)),
      ("/employees/482/" + String(repeating: "%41", count: 80_000), .prefix(2)),
      ("/employees/482" + String(repeating: "/x", count: 125_000) + "/%", .home(.badEscape)),
      ("/employees/482?" + String(repeating: "%", count: 250_000), .exact),
    ] as [(String, LinkArrival.Reason)])
  func long(path: String, reason: LinkArrival.Reason) throws {
    #expect(try resolve(path).reason == reason)
  }

  @Test("R46: whatever the bytes, there is an arrival, and ids in it are ids")
  func random() throws {
    let links = try NavigationGraph.fieldbook().links
    let pieces = [
      "/", "//", "employees", "library", "albums", "tracks", "notes", "settings", "display", "482",
      "0", "-1", "9999999999", "%", "%2F", "%00", "%e2", "%34", "?", "#", "..", "é", "\u{0}", " ",
    ]
    var random = SplitMix64(seed: 46)
    for _ in 0..<5_000 {
      let path = (0..<random.below(12)).map { _ in random.pick(pieces) }.joined()
      let arrival = links.resolve(path)
      for location in arrival.above {
        for id in location.params.values where Int32(id).map({ $0 < 1 }) ?? true {
          Issue.record("\(path.debugDescription) leads to id \(id.debugDescription)")
        }
      }
      if case .home = arrival.reason, arrival.tab != nil || !arrival.above.isEmpty {
        Issue.record("\(path.debugDescription) leads home and elsewhere")
      }
      if links.resolve(path) != arrival { Issue.record("\(path) is not answered alike twice") }
    }
  }

  @Test("R46: a rule is written as its pattern")
  func pattern() {
    #expect(
      NavigationGraph.rule(["albums", "{id}", "tracks"], nil).pattern == "/albums/{id}/tracks")
    #expect(LinkTable.Rule(segments: [], tab: nil, stack: []).pattern == "")
  }
}
