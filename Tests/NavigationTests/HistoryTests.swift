import Navigation
import Testing

@Suite struct HistoryTests {
  private let entries = (1...3).map { HistoryEntry(key: EntryKey("page", $0)) }

  @Test(
    "R1, I2, android A103, A48: a history is never empty and its index never out of range",
    arguments: -2...5)
  func parts(index: Int) {
    #expect(History(entries: [], index: index) == nil)
    let history = History(entries: entries, index: index)
    #expect((history != nil) == (0...2).contains(index))
    #expect(history?.current == (history == nil ? nil : entries[index]))
  }

  @Test("R1: entries after the index are forward history: neither current, nor below, nor depth")
  func forward() throws {
    let history = try #require(History(entries: entries, index: 1))
    #expect(history.depth == 2)
    #expect(history.current == entries[1])
    #expect(history.below == entries[0])
    #expect(History(root: entries[0]).below == nil)
  }

  @Test("R11, router S33: a pop takes the forward part with it while no policy keeps it")
  func popDropsForward() throws {
    let graph = try NavigationGraph(root: "page", routes: ["page": RouteSpec()])
    let history = try #require(History(entries: entries, index: 1))
    var router = Router(
      graph: graph, policies: AppPolicies(), state: RouterState(root: history, nextNumber: 4))
    let outcome = router.handle(Request(.pop(1)))
    #expect(outcome.changes?.removed == [entries[2].key, entries[1].key])
    #expect(router.keys() == ["page#1"])
  }

  @Test("R11, router S36: with only forward history a stack is at its root")
  func forwardIsNoDepth() throws {
    let graph = try NavigationGraph(root: "page", routes: ["page": RouteSpec()])
    let history = try #require(History(entries: entries, index: 0))
    var router = Router(
      graph: graph, policies: AppPolicies(), state: RouterState(root: history, nextNumber: 4))
    #expect(router.handle(Request(.pop(1))) == .refused(.atRoot))
    #expect(router.handle(Request(.back(.systemButton))) == .notHandled)
    #expect(router.keys() == ["page#1", "page#2", "page#3"])
  }

  @Test("R33: a container performs a step of its own plan, and nothing that does not fit")
  func performing() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"), .push("notes id=7"))
    guard case .step(let step) = router.backPlan.answer(for: .edgeSwipe) else {
      Issue.record("back pops")
      return
    }
    let before = router.state.root
    let shown = try #require(before.performing(step))
    #expect(shown.performing(step) == nil)
    router.handle(.back(.edgeSwipe))
    #expect(shown == router.state.root)

    router.handle(.selectTab("Library"))
    guard case .step(let selection) = router.backPlan.answer(for: .systemButton) else {
      Issue.record("back goes to the start tab")
      return
    }
    let library = router.state.root
    router.handle(.back(.systemButton))
    #expect(library.performing(selection) == router.state.root)
  }
}
