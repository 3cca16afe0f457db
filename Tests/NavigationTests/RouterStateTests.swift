import Navigation
import Testing

@Suite struct RouterStateTests {
  @Test("R1, R3, router S01: an app starts on its root, hosts and all, with keys from the counter")
  func start() throws {
    let router = Router(graph: try .fieldbook())
    #expect(router.allKeys.map(\.description) == ["home#1", "sites#2", "library#3", "settings#4"])
    #expect(router.state.nextNumber == 5)
    #expect(router.visibleStacks == ["home", "sites"])
    #expect(router.visibleTabs == ["Sites"])
    #expect(router.state.visibleLeaf.key == EntryKey("sites", 2))
  }

  @Test("R3: what a route hosts comes with it, the host's key first")
  func hosted() throws {
    var router = Router(graph: try .nested())
    let outcome = router.handle(Request(.push("kept")))
    #expect(outcome.changes?.added.map(\.description) == ["kept#5", "one#6", "two#7"])
    #expect(router.visibleTabs == ["Start", "One"])
  }

  @Test(
    "R3: the counter of a saved state stands above every key in it and within its bounds",
    arguments: [(-5, 8), (0, 8), (7, 8), (8, 8), (20, 20), (Int.max, 1 << 53)])
  func counter(saved: Int, next: Int) {
    let hosted = History(root: HistoryEntry(key: EntryKey("b", 7)))
    let root = History(root: HistoryEntry(key: EntryKey("a", 1), child: .stack(hosted)))
    #expect(RouterState(root: root, nextNumber: saved).nextNumber == next)
  }

  @Test("R3, router K07: a key that has gone is never given out again")
  func neverReused() throws {
    var router = Router(graph: try .fieldbook())
    var given: Set<EntryKey> = Set(router.allKeys)
    for _ in 0..<20 {
      let added = router.handle(Request(.push("about"))).changes?.added ?? []
      for key in added { #expect(given.insert(key).inserted) }
      router.handle(.pop(1))
    }
  }

  @Test("R1: a router is a value: a copy stays as it was")
  func value() throws {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"))
    let copy = router
    router.handle(.push("notes id=7"), .selectTab("Library"))
    #expect(copy.stack() == "sites, employee id=7")
    #expect(copy != router)
  }
}
