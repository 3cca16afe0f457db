import Navigation
import Testing

@Suite struct RouterPopTests {
  private func deep() throws -> Router {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"), .push("notes id=7"), .push("edit id=7"))
    return router
  }

  @Test(
    "R8, router S33–S35, ios I42: pop removes as many as asked for, or all above the root",
    arguments: [1, 2, 3, 4, 100, Int.max])
  func pop(count: Int) throws {
    var router = try deep()
    let before = router.history()?.entries ?? []
    let changes = router.handle(Request(.pop(count))).changes
    let performed = min(count, 3)
    #expect(changes?.popped?.requested == count)
    #expect(changes?.popped?.performed == performed)
    #expect(changes?.removed == before.suffix(performed).reversed().map(\.key))
    #expect(router.history()?.entries == Array(before.dropLast(performed)))
  }

  @Test("R8: a count below one is refused", arguments: [0, -1, Int.min])
  func badCount(count: Int) throws {
    var router = try deep()
    let before = router
    #expect(router.handle(Request(.pop(count))) == .refused(.badCount(count)))
    #expect(router == before)
  }

  @Test("R8, I2, router S36: at the root a pop is refused, however much lies beneath that stack")
  func atRoot() throws {
    var router = Router(graph: try .nested())
    router.handle(.push("page n=1"), .push("host"))
    let before = router
    #expect(router.handle(.pop(1)) == .refused(.atRoot))
    #expect(router.handle(Request(.pop(1), in: .tab("More"))) == .refused(.atRoot))
    #expect(router == before)
  }

  @Test("R8: a pop stays inside one stack; the entries that leave take what they host with them")
  func hosted() throws {
    var router = Router(graph: try .nested())
    router.handle(.push("host"), .push("step n=1"))
    let changes = router.handle(Request(.pop(1), in: .tab("Start"))).changes
    #expect(changes?.removed.map(\.description) == ["host#5", "inner#6", "step#7"])
    #expect(changes?.popped?.performed == 1)
    #expect(router.stack() == "start")
  }

  @Test("R9, router S53, S54: pop to goes to the nearest entry of the route that has the params")
  func popTo() throws {
    var router = try deep()
    router.handle(.push("employee id=8"), .push("notes id=8"))
    let stack = "sites, employee id=7, notes id=7, edit id=7, employee id=8, notes id=8"
    #expect(router.stack() == stack)
    let keys = router.keys()
    #expect(router.handle(.popTo("notes"))?.changes?.isEmpty == true)
    #expect(router.keys() == keys)
    router.handle(.popTo("employee id=7"))
    #expect(router.stack() == "sites, employee id=7")
    #expect(router.keys() == keys.map { Array($0.prefix(2)) })
    router.handle(.popTo("sites"))
    #expect(router.stack() == "sites")
  }

  @Test(
    "R9, router S58, android A99: pop to what is not there is refused and pops nothing",
    arguments: ["library", "employee id=9", "employee id=7 tab=1", "nowhere", "home"] as [Location])
  func popToMissing(location: Location) throws {
    var router = try deep()
    let before = router
    #expect(router.handle(.popTo(location)) == .refused(.notInStack(location)))
    #expect(router == before)
  }

  @Test("R6, R43, router S44, S45: reset to root pops to the same root; there it changes nothing")
  func resetToRoot() throws {
    var router = try deep()
    let root = router.history()?.entries.first
    #expect(router.handle(.resetToRoot)?.changes?.removed.count == 3)
    #expect(router.history()?.entries.first == root)
    let before = router
    #expect(router.handle(.resetToRoot)?.changes?.isEmpty == true)
    #expect(router == before)
  }
}
