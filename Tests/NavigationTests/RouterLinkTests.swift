import Navigation
import Testing

@Suite struct RouterLinkTests {
  /// Paths and the tab and stack on which fieldbook arrives, warm and cold.
  private static let examples: [(path: String, tab: String, stack: String)] = [
    ("/employees/482/notes", "Sites", "sites, employee id=482, notes id=482"),
    ("/employees/482", "Sites", "sites, employee id=482"),
    ("/employees/482/nonsense", "Sites", "sites, employee id=482"),
    ("/employees", "Sites", "sites"),
    ("/library", "Library", "library"),
    ("/library/albums/7", "Library", "library, album id=7"),
    ("/library/albums/7/tracks/3", "Library", "library, album id=7, track album=7 id=3"),
    ("/settings/display", "Settings", "settings, display"),
    ("/employees/0", "Sites", "sites"), ("/employees/abc", "Sites", "sites"),
    ("/employees/4.5", "Sites", "sites"), ("/nonsense", "Sites", "sites"), ("", "Sites", "sites"),
    ("/employees/%zz", "Sites", "sites"), ("/library/albums/x", "Sites", "sites"),
  ]

  @Test(
    "R46, R47, I13: a cold link arrives with its root and its parents underneath",
    arguments: examples)
  func cold(path: String, tab: String, stack: String) throws {
    var router = Router(graph: try .fieldbook())
    #expect(router.handle(.link(path))?.changes != nil)
    #expect(router.visibleTabs == [tab])
    #expect(router.visibleStacks == ["home", stack])
  }

  @Test(
    "R47: a warm link arrives where the cold one does, from every tab and beneath any cover",
    arguments: examples)
  func warm(path: String, tab: String, stack: String) throws {
    for start in ["Sites", "Library", "Settings"] {
      for isCovered in [false, true] {
        var router = Router(graph: try .fieldbook())
        router.handle(.push("employee id=482"), .push("edit id=482"), .tapTab("Library"))
        router.handle(.push("album id=7"), .push("about"), .tapTab("Settings"), .push("about"))
        router.handle(.selectTab(start))
        if isCovered { _ = router.handle(Request(.push("about"), in: .root)) }
        let others = ["Sites", "Library", "Settings"].filter { $0 != tab }
        let before = others.map { router.history(.tab($0)) }
        #expect(router.handle(.link(path))?.changes != nil)
        #expect(router.visibleTabs == [tab])
        #expect(router.visibleStacks == ["home", stack])
        #expect(others.map { router.history(.tab($0)) } == before)
      }
    }
  }

  @Test("R47: a prefix that matches keeps its keys; what differs gets new ones")
  func prefix() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=482"), .push("edit id=482"))
    let changes = router.handle(.link("/employees/482/notes"))?.changes
    #expect(changes?.removed.map(\.description) == ["edit#6"])
    #expect(changes?.added.map(\.description) == ["notes#7"])
    #expect(router.keys() == ["sites#2", "employee#5", "notes#7"])
    router.handle(.link("/employees/7/notes"))
    #expect(router.keys() == ["sites#2", "employee#8", "notes#9"])
    let home = router.handle(.link("/nonsense"))?.changes
    #expect(home?.removed.map(\.description) == ["notes#9", "employee#8"])
    #expect(router.keys() == ["sites#2"])
  }

  @Test("R47: the same target on top only takes the params of the link; the same link does nothing")
  func sameTarget() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=482 from=list"))
    let updated = router.handle(.link("/employees/482"))?.changes
    #expect(updated?.updated == EntryKey("employee", 5))
    #expect(updated?.removed == [] && updated?.added == [])
    #expect(router.stack() == "sites, employee id=482")
    let before = router
    #expect(router.handle(.link("/employees/482"))?.changes?.isEmpty == true)
    #expect(router == before)
  }

  @Test("R47: parents that keep their keys take the params of the link, too")
  func parents() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=482 from=list"), .push("about"))
    router.handle(.link("/employees/482/notes"))
    #expect(router.stack() == "sites, employee id=482, notes id=482")
    #expect(router.keys()?[1] == "employee#5")
  }

  @Test("R47: layers and pages above the tabs are gone, and said to be, topmost first")
  func covered() throws {
    var router = Router(graph: try .fieldbook())
    _ = router.handle(Request(.push("about"), in: .root))
    _ = router.handle(Request(.push("display"), in: .root))
    let changes = router.handle(.link("/library/albums/7"))?.changes
    #expect(changes?.removed.map(\.description) == ["display#6", "about#5"])
    #expect(changes?.added.map(\.description) == ["album#7"])
    #expect(changes?.tabs?.to == "Library")
  }

  @Test("R46, R47: a link finds its root again when another stands in its place")
  func otherRoot() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.replace("about"))
    router.handle(.link("/employees/7"))
    #expect(router.visibleStacks == ["home", "sites, employee id=7"])
    _ = router.handle(Request(.reset([.init("about"), .init("display")]), in: .root))
    let changes = router.handle(.link("/library"))?.changes
    #expect(router.visibleStacks == ["home", "library"])
    #expect(changes?.removed.map(\.route) == ["display", "about"])
    #expect(changes?.added.map(\.route) == ["home", "sites", "library", "settings"])
  }

  @Test("R46, R47: a root that hosts other tabs than its route declares gives way to a new one")
  func otherTabs() throws {
    let old = Tabs(
      first: TabItem(
        name: "Sites", container: .stack(History(root: HistoryEntry(key: EntryKey("sites", 2))))))
    let home = HistoryEntry(key: EntryKey("home", 1), child: .tabs(old))
    var router = Router(
      graph: try .fieldbook(), policies: AppPolicies(),
      state: RouterState(root: History(root: home), nextNumber: 3))
    router.handle(.link("/library/albums/7"))
    #expect(router.visibleStacks == ["home", "library, album id=7"])
    #expect(router.keys(.root) == ["home#3"])
  }

  @Test("R11, R47: forward history is not re-entered by a link, it is cleared")
  func forward() throws {
    let graph = try NavigationGraph(
      root: "page", routes: ["page": RouteSpec(), "detail": RouteSpec()],
      links: LinkTable([NavigationGraph.rule(["detail"], nil, .init(route: "detail"))]))
    let entries = [
      HistoryEntry(key: EntryKey("page", 1)), HistoryEntry(key: EntryKey("detail", 2)),
    ]
    let root = try #require(History(entries: entries, index: 0))
    var router = Router(
      graph: graph, policies: AppPolicies(), state: RouterState(root: root, nextNumber: 3))
    let changes = router.handle(.link("/detail"))?.changes
    #expect(changes?.removed.map(\.description) == ["detail#2"])
    #expect(router.keys() == ["page#1", "detail#3"])
  }

  @Test("R47: what the destination hosts shows its start, as on a cold arrival")
  func hostedStart() throws {
    var router = Router(graph: try .nested())
    router.handle(.link("/host"), .push("step n=1"), .push("step n=2"))
    let popped = router.handle(.link("/host"))?.changes
    #expect(popped?.removed.map(\.route) == ["step", "step"])
    #expect(router.visibleStacks == ["home", "start, host", "inner"])

    router.handle(.link("/kept"), .push("a"), .tapTab("Two"), .push("a"), .push("a"))
    let shown = router.handle(.link("/kept"))?.changes
    #expect(shown?.tabs?.to == "One")
    #expect(router.visibleStacks == ["home", "files, kept", "one"])
    #expect(router.stack(.tab("Two")) == "two, a, a")
    let above = router.handle(.link("/kept/cover"))?.changes
    #expect(above?.added.map(\.route) == ["cover"])
    #expect(above?.removed == [])
  }

  @Test("R46: an app without tabs arrives in its root stack")
  func withoutTabs() throws {
    let graph = try NavigationGraph(
      root: "list", routes: ["list": RouteSpec(), "item": RouteSpec(identity: ["id"])],
      links: LinkTable([
        NavigationGraph.rule(["items", "{id}"], nil, .init(route: "item", params: ["id": "{id}"]))
      ]))
    var router = Router(graph: graph)
    router.handle(.push("item id=1"), .push("item id=2"), .link("/items/1"))
    #expect(router.keys() == ["list#1", "item#2"])
    router.handle(.link("/items/9"))
    #expect(router.stack() == "list, item id=9")
    router.handle(.link("/items/0"))
    #expect(router.stack() == "list")
  }

  @Test("I13, R46: back from where a link arrives leads through the parents to the root")
  func backFromLink() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.link("/library/albums/7/tracks/3"))
    var seen: [String] = []
    for _ in 0..<3 {
      router.handle(.back(.systemButton))
      seen.append(router.state.visibleLeaf.location.description)
    }
    #expect(seen == ["album id=7", "library", "sites"])
    #expect(router.handle(.back(.systemButton)) == .notHandled)
  }
}
