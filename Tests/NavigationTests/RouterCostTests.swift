import Navigation
import Testing

@Suite struct RouterCostTests {
  /// A router whose first tab holds that many entries.
  private func router(depth: Int) throws -> Router {
    let graph = try NavigationGraph.fieldbook()
    let start = RouterState(startOf: graph)
    var home = start.root.current
    guard case .tabs(let tabs)? = home.child else { return Router(graph: graph) }
    var items = tabs.items
    let entries = (0..<depth).map { HistoryEntry(key: EntryKey("employee", 10 + $0)) }
    let stack = try #require(History(entries: entries, index: depth - 1))
    items[0].container = .stack(stack)
    home.child = Tabs(items: items, selected: 0, visited: [0]).map(ContainerState.tabs)
    return Router(
      graph: graph, policies: AppPolicies(),
      state: RouterState(root: History(root: home), nextNumber: 0))
  }

  /// Makes each of the frequent requests some hundred times.
  private func exercise(_ router: inout Router) {
    let edge = BackGesture.Edge(rawValue: 0)
    for _ in 0..<300 {
      let top = router.handle(.push("notes id=7"))?.changes?.added.first
      _ = router.handle(Request(.navigate("notes id=7 tab=1"), from: top))
      router.handle(.setParams(["tab": "2"]), .replace("notes id=8"), .pop(1))
      router.handle(.push("notes id=7"), .back(.systemButton), .push("notes id=7"))
      if case .success(let gesture) = router.begin(.systemGesture, from: edge) {
        router.progress(gesture.id, to: 0.5)
        _ = router.cancel(gesture.id)
      }
      if case .success(let gesture) = router.begin(.systemGesture, from: edge) {
        _ = router.commit(gesture.id)
      }
      if let key = router.handle(.push("notes id=7"))?.changes?.added.first {
        _ = router.accept(PopReport(removed: [key]))
      }
      router.handle(.tapTab("Library"), .tapTab("Sites"))
    }
  }

  @Test("R1: push, pop, back, begin, commit and report cost the same at 10 and at 100,000 entries")
  func cost() throws {
    let clock = ContinuousClock()
    var shallow = try router(depth: 10)
    var deep = try router(depth: 100_000)
    #expect(deep.history()?.depth == 100_000)
    let short = clock.measure { exercise(&shallow) }
    let long = clock.measure { exercise(&deep) }
    #expect(shallow.history()?.depth == 10)
    #expect(deep.history()?.depth == 100_000)
    // A copy of the stack at a single one of the requests would cost more than a thousand times as
    // much.
    #expect(long < short * 20, "\(short) at 10 entries, \(long) at 100,000")
  }
}
