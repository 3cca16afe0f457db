import Navigation
import Testing

@Suite struct RouterTabsTests {
  private func deep() throws -> Router {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"), .push("notes id=7"))
    router.handle(.tapTab("Library"), .push("album id=1"), .tapTab("Sites"))
    return router
  }

  @Test("R42, I9, android A95: a tab that was left is found as it was")
  func keep() throws {
    var router = try deep()
    let sites = router.history(.tab("Sites"))
    let library = router.history(.tab("Library"))
    for name in ["Library", "Settings", "Library", "Sites"] {
      let changes = router.handle(.tapTab(name))?.changes
      #expect(changes?.tabs?.to == name)
      #expect(changes?.removed == [] && changes?.added == [] && changes?.updated == nil)
      #expect(router.history(.tab("Sites")) == sites)
      #expect(router.history(.tab("Library")) == library)
    }
  }

  @Test("R42: selecting the tab that is shown is handled and changes nothing")
  func sameTab() throws {
    var router = try deep()
    let before = router
    #expect(router.handle(.selectTab("Sites")) == .handled(Changes()))
    #expect(router == before)
  }

  @Test("R7: a tab that is not there is refused", arguments: ["Search", "", "sites", "One"])
  func unknown(name: String) throws {
    var router = try deep()
    let before = router
    #expect(router.handle(.tapTab(name)) == .refused(.unknownTab(name)))
    #expect(router.handle(.selectTab(name)) == .refused(.unknownTab(name)))
    #expect(router == before)
  }

  @Test(
    "R43, ios I37, android A96: what a tap on the active tab pops and scrolls is the policy's word",
    arguments: AppPolicies.Reselect.allCases, [true, false])
  func reselect(policy: AppPolicies.Reselect, isDeep: Bool) throws {
    var router = try deep()
    if !isDeep { router.handle(.resetToRoot) }
    var policies = AppPolicies()
    policies.reselect = policy
    _ = router.adopt(policies)
    let top = router.state.visibleLeaf.key
    let root = EntryKey("sites", 2)
    let library = router.history(.tab("Library"))

    let changes = try #require(router.handle(.tapTab("Sites"))?.changes)

    let pops = [.popThenScroll, .popAndScroll, .popOnly].contains(policy) && isDeep
    let scrolled: EntryKey? =
      switch policy {
      case .popThenScroll: isDeep ? nil : root
      case .popAndScroll: root
      case .scrollOnly: top
      case .popOnly, .eventOnly: nil
      }
    #expect(changes.reselected == "Sites")
    #expect(changes.removed.count == (pops ? 2 : 0))
    #expect(changes.scrollToTop == scrolled)
    #expect(changes.tabs == nil)
    #expect(router.state.visibleLeaf.key == (pops ? root : top))
    #expect(router.history()?.entries.first?.key == root)
    #expect(router.history(.tab("Library")) == library)
  }

  @Test("R43: again and again: to the root, to the top, and then nothing more in the history")
  func again() throws {
    var router = try deep()
    #expect(router.handle(.tapTab("Sites"))?.changes?.removed.count == 2)
    let before = router
    for _ in 0..<2 {
      let changes = router.handle(.tapTab("Sites"))?.changes
      #expect(changes?.isEmpty == true)
      #expect(changes?.scrollToTop == EntryKey("sites", 2))
      #expect(router == before)
    }
  }

  @Test("R56: the policies of tabs have the names that scenarios write")
  func names() {
    #expect(
      AppPolicies.Reselect.allCases.map(\.rawValue) == [
        "pop-then-scroll", "pop-and-scroll", "pop-only", "scroll-only", "event-only",
      ])
    #expect(AppPolicies.TabBack.allCases.map(\.rawValue) == ["none", "initial"])
    #expect(AppPolicies().reselect == .popThenScroll)
    #expect(AppPolicies().tabBack == .initial)
  }
}
