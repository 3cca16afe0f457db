import Navigation
import Testing

@Suite struct RouterTargetTests {
  @Test("R45: a command to a hidden tab works there and does not show it")
  func hidden() throws {
    var router = Router(graph: try .fieldbook())
    let target = Request.Target.tab("Library")
    _ = router.handle(Request(.push("album id=1"), in: target))
    _ = router.handle(Request(.push("track album=1 id=2"), in: target))
    _ = router.handle(Request(.setParams(["speed": "2"]), in: target))
    #expect(router.visibleTabs == ["Sites"])
    #expect(router.stack() == "sites")
    #expect(router.stack(target) == "library, album id=1, track album=1 id=2 speed=2")
    _ = router.handle(Request(.pop(1), in: target))
    _ = router.handle(Request(.replace("album id=3"), in: target))
    #expect(router.stack(target) == "library, album id=3")
    _ = router.handle(Request(.resetToRoot, in: target))
    #expect(router.stack(target) == "library")
    #expect(router.visibleTabs == ["Sites"])
  }

  @Test("R45: a tab is found beneath an entry that covers all tabs, and stays beneath it")
  func covered() throws {
    var router = Router(graph: try .fieldbook())
    _ = router.handle(Request(.push("about"), in: .root))
    _ = router.handle(Request(.push("album id=1"), in: .tab("Library")))
    #expect(router.visibleStacks == ["home, about"])
    #expect(router.stack(.tab("Library")) == "library, album id=1")
    #expect(router.handle(.selectTab("Library")) == .refused(.unknownTab("Library")))
  }

  @Test("R45: of tabs with the same name the innermost that are seen are meant")
  func innermost() throws {
    let graph = try NavigationGraph(
      root: "home",
      routes: [
        "home": RouteSpec(
          hosting: .tabs([.init(name: "A", root: "page"), .init(name: "B", root: "host")])),
        "host": RouteSpec(
          hosting: .tabs([.init(name: "B", root: "page"), .init(name: "A", root: "page")])),
        "page": RouteSpec(),
      ])
    var router = Router(graph: graph)
    router.handle(.tapTab("B"), .tapTab("A"))
    #expect(router.visibleTabs == ["B", "A"])
    _ = router.handle(Request(.push("page n=1"), in: .tab("A")))
    #expect(router.stack() == "page, page n=1")
  }

  @Test("R8: a route addresses the stack that its topmost entry hosts, or stands in")
  func route() throws {
    var router = Router(graph: try .nested())
    router.handle(.push("page n=1"), .push("host"), .push("step n=1"))
    #expect(router.stack(.route("host")) == "inner, step n=1")
    #expect(router.stack(.route("inner")) == "inner, step n=1")
    #expect(router.stack(.route("page")) == "start, page n=1, host")
    #expect(router.stack(.route("home")) == "home")
    #expect(router.stack(.route("more")) == nil)
    #expect(
      router.handle(Request(.push("a"), in: .route("more"))) == .refused(.noSuchStack))
    #expect(
      router.handle(Request(.push("a"), in: .tab("Nowhere"))) == .refused(.noSuchStack))
  }

  @Test("R12: a request of an entry that is gone is stale; one that hides or is covered may ask")
  func source() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"))
    let employee = EntryKey("employee", 5)
    let asks = Request(.push("about"), from: employee)
    #expect(router.handle(asks).changes != nil)
    #expect(router.handle(asks).changes != nil)
    router.handle(.push("notes id=7"), .selectTab("Library"))
    #expect(router.handle(asks).changes != nil)
    _ = router.handle(Request(.resetToRoot, in: .tab("Sites")))
    let before = router
    #expect(router.handle(asks) == .stale(.sourceGone(employee)))
    #expect(router == before)
  }

  @Test("R1: tabs that hold tabs are walked, changed and left like all others")
  func tabsInTabs() throws {
    let page = { HistoryEntry(key: EntryKey("page", $0)) }
    let stack = { TabItem(name: $0, container: .stack(History(root: page($1)))) }
    let inner = Tabs(first: stack("X", 2), others: [stack("Y", 3)])
    let outer = Tabs(first: stack("A", 4), others: [TabItem(name: "B", container: .tabs(inner))])
    let root = History(root: HistoryEntry(key: EntryKey("home", 1), child: .tabs(outer)))
    let graph = try NavigationGraph(root: "page", routes: ["page": RouteSpec()])
    var router = Router(
      graph: graph, policies: AppPolicies(), state: RouterState(root: root, nextNumber: 5))

    router.handle(.tapTab("B"), .tapTab("Y"), .push("page n=1"))
    #expect(router.visibleTabs == ["B", "Y"])
    #expect(router.stack() == "page, page n=1")
    #expect(router.stack(.tab("B")) == "page, page n=1")
    #expect(router.handle(.tapTab("B"))?.changes?.removed == [EntryKey("page", 5)])
    router.handle(.back(.systemButton))
    #expect(router.visibleTabs == ["B", "X"])
    router.handle(.back(.systemButton))
    #expect(router.visibleTabs == ["A"])
    #expect(router.handle(.back(.systemButton)) == .notHandled)
  }
}
