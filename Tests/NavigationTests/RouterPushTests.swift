import Navigation
import Testing

@Suite struct RouterPushTests {
  @Test("R9, I27, router S29: push adds exactly one entry, also of what is on top already")
  func push() throws {
    var router = Router(graph: try .fieldbook())
    for depth in 2...4 {
      let outcome = router.handle(Request(.push("employee id=7")))
      #expect(outcome.changes?.added == [EntryKey("employee", depth + 3)])
      #expect(outcome.changes?.removed == [])
      #expect(router.history()?.depth == depth)
    }
    #expect(router.stack() == "sites, employee id=7, employee id=7, employee id=7")
  }

  @Test("R9, router S20, S30: a route that the app does not know is refused")
  func unknownRoute() throws {
    var router = Router(graph: try .fieldbook())
    let before = router
    let asks: [Request.Action] = [
      .push("nowhere"), .pushUnique("nowhere"), .navigate("nowhere"), .replace("nowhere"),
      .reset([.init("nowhere")]), .reset([.init("sites"), .init("nowhere")]),
    ]
    for ask in asks { #expect(router.handle(Request(ask)) == .refused(.unknownRoute("nowhere"))) }
    #expect(router == before)
  }

  @Test("R9, router S21: push unique is refused only for the same route and identity on top")
  func unique() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"))
    let top = try #require(router.history()?.current.key)
    #expect(router.handle(.pushUnique("employee id=7")) == .refused(.alreadyOnTop(top)))
    #expect(router.handle(.pushUnique("employee id=7 tab=2")) == .refused(.alreadyOnTop(top)))
    router.handle(.pushUnique("employee id=8"), .pushUnique("notes id=8"))
    router.handle(.pushUnique("employee id=8"))
    #expect(
      router.stack() == "sites, employee id=7, employee id=8, notes id=8, employee id=8")
  }

  @Test("R9, router S17, S18, android A100: navigate gives params to the same screen on top")
  func navigate() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7 from=list"))
    let top = try #require(router.history()?.current.key)
    let outcome = router.handle(Request(.navigate("employee id=7 tab=2")))
    #expect(outcome.changes?.updated == top)
    #expect(outcome.changes?.added == [])
    #expect(router.stack() == "sites, employee id=7 tab=2")
    #expect(router.history()?.current.key == top)
    #expect(router.handle(.navigate("employee id=7 tab=2"))?.changes?.isEmpty == true)
    router.handle(.navigate("employee id=8"), .navigate("notes id=8"), .navigate("employee id=8"))
    #expect(
      router.stack() == "sites, employee id=7 tab=2, employee id=8, notes id=8, employee id=8")
  }

  @Test("R9: without a declared identity a route is one screen, whatever its params")
  func noIdentity() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("about page=1"), .navigate("about page=2"))
    #expect(router.stack() == "sites, about page=2")
  }

  @Test("R6, router B01: params are merged into those of the top; equal ones change nothing")
  func setParams() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"))
    let top = try #require(router.history()?.current.key)
    let revision = router.revision
    #expect(router.handle(.setParams(["tab": "2"]))?.changes?.updated == top)
    #expect(router.stack() == "sites, employee id=7 tab=2")
    #expect(router.revision == revision + 1)
    #expect(router.handle(.setParams(["tab": "2"]))?.changes?.isEmpty == true)
    #expect(router.handle(.setParams([:]))?.changes?.isEmpty == true)
    #expect(router.revision == revision + 1)
    router.handle(.setParams(["tab": "3", "from": "list"]))
    #expect(router.stack() == "sites, employee from=list id=7 tab=3")
  }

  @Test("I19: routes that host can be pushed into one another only so deep")
  func nestedTooDeeply() throws {
    var router = Router(graph: try .nested())
    var outcome: Outcome?
    for _ in 0..<1000 { outcome = router.handle(.push("host")) }
    #expect(outcome == .refused(.nestedTooDeeply))
    #expect(router.state.root.activePath.steps.count == 64)
    let before = router
    #expect(router.handle(.push("kept")) == .refused(.nestedTooDeeply))
    #expect(router == before)
    #expect(router.handle(.push("step n=1"))?.changes?.added.count == 1)
    for _ in 0..<64 { router.handle(.back(.systemButton)) }
    #expect(router.handle(.back(.systemButton)) == .notHandled)
    #expect(router.visibleStacks == ["home", "start"])
  }
}
