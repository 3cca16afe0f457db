import Navigation
import Testing

@Suite struct ContainerMessagesTests {
  private func deep() throws -> Router {
    var router = Router(graph: try .fieldbook())
    router.handle(.push("employee id=7"), .push("notes id=7"))
    return router
  }

  private func report(_ router: inout Router, _ keys: EntryKey...) -> Changes? {
    router.accept(PopReport(removed: keys)).changes
  }

  @Test("R33, R39, I12: a pop that is reported gives what a back gives, and is never made twice")
  func pop() throws {
    var router = try deep()
    var button = router
    button.handle(.back(.systemButton))
    let changes = report(&router, EntryKey("notes", 6))
    #expect(changes?.removed == [EntryKey("notes", 6)])
    #expect(router.state == button.state)
    #expect(router.revision == button.revision)
    #expect(report(&router, EntryKey("notes", 6))?.isEmpty == true)
    #expect(router.state == button.state)
    #expect(router.revision == button.revision)
  }

  @Test("R33, ios I20: several entries may be reported at once; the topmost is named first")
  func several() throws {
    var router = try deep()
    router.handle(.push("edit id=7"))
    let changes = report(
      &router, EntryKey("notes", 6), EntryKey("employee", 5), EntryKey("edit", 7))
    #expect(changes?.removed.map(\.description) == ["edit#7", "notes#6", "employee#5"])
    #expect(router.stack() == "sites")
  }

  @Test("R33: a report names facts: what is absent is ignored, nothing is refused")
  func absent() throws {
    var router = try deep()
    let before = router
    #expect(report(&router) == Changes())
    #expect(report(&router, EntryKey("notes", 99), EntryKey("gone", 1))?.isEmpty == true)
    #expect(router == before)
    #expect(
      report(&router, EntryKey("gone", 77), EntryKey("notes", 6))?.removed == [
        EntryKey("notes", 6)
      ])
  }

  @Test("R33: a newer push stays on top of what was popped beneath it")
  func newerPush() throws {
    var router = try deep()
    router.handle(.push("edit id=7"), .push("about"))
    let changes = report(&router, EntryKey("notes", 6))
    #expect(changes?.removed == [EntryKey("notes", 6)])
    #expect(changes?.added == [])
    #expect(changes?.isReordered == false)
    #expect(router.keys() == ["sites#2", "employee#5", "edit#7", "about#8"])
  }

  @Test("R33, I2: the root of a stack stays, whatever a report says")
  func root() throws {
    var router = try deep()
    let all = router.allKeys
    let changes = router.accept(PopReport(removed: all)).changes
    #expect(changes?.removed.map(\.description) == ["notes#6", "employee#5"])
    #expect(router.visibleStacks == ["home", "sites"])
    #expect(router.stack(.tab("Library")) == "library")
    #expect(report(&router, EntryKey("sites", 2))?.isEmpty == true)

    var below = try deep()
    _ = report(&below, EntryKey("sites", 2), EntryKey("employee", 5))
    #expect(below.stack() == "sites, notes id=7")
  }

  @Test("R33: an entry that is gone takes along what it hosts, named or not, once")
  func hosted() throws {
    for alsoNamed in [[], ["inner#6"], ["step#7"], ["inner#6", "step#7"]] {
      var router = Router(graph: try .nested())
      router.handle(.push("host"), .push("step n=1"))
      let keys = (["host#5"] + alsoNamed).compactMap(EntryKey.init(parsing:))
      let changes = router.accept(PopReport(removed: keys)).changes
      #expect(changes?.removed.map(\.description) == ["host#5", "inner#6", "step#7"])
      #expect(router.stack() == "start")
    }
  }

  @Test("R33: a report about a hidden tab or a covered stack is true there and shows nothing")
  func hidden() throws {
    var router = Router(graph: try .nested())
    router.handle(.push("host"), .push("step n=1"))
    _ = router.handle(Request(.push("page n=1"), in: .tab("Start")))
    router.handle(.tapTab("Files"))
    #expect(report(&router, EntryKey("step", 7))?.removed == [EntryKey("step", 7)])
    #expect(router.visibleTabs == ["Files"])
    #expect(router.stack(.tab("Start")) == "start, host, page n=1")
    #expect(report(&router, EntryKey("page", 8))?.removed == [EntryKey("page", 8)])
    #expect(router.stack(.tab("Start")) == "start, host")
  }

  @Test("R11, R33: a reported pop treats forward history as every other pop does")
  func forward() throws {
    let graph = try NavigationGraph(root: "page", routes: ["page": RouteSpec()])
    let entries = (1...4).map { HistoryEntry(key: EntryKey("page", $0)) }
    let history = try #require(History(entries: entries, index: 2))
    let start = Router(
      graph: graph, policies: AppPolicies(), state: RouterState(root: history, nextNumber: 5))
    for key in 2...3 {
      var router = start
      _ = report(&router, EntryKey("page", key))
      #expect(router.keys() == ["page#1", "page#\(5 - key)"])
      #expect(router.state.root.index == 1)
    }
    var router = start
    #expect(report(&router, EntryKey("page", 4))?.removed == [EntryKey("page", 4)])
    #expect(router.keys() == ["page#1", "page#2", "page#3"])

    let early = try #require(History(entries: entries, index: 1))
    router = Router(
      graph: graph, policies: AppPolicies(), state: RouterState(root: early, nextNumber: 5))
    #expect(report(&router, EntryKey("page", 4))?.added == [])
    #expect(router.keys() == ["page#1", "page#2"])
  }

  @Test("R33, R23: the report of a swipe ends its gesture; the gesture is not preempted by it")
  func ownGesture() throws {
    var router = try deep()
    let gesture = try router.begin(.edgeSwipe, from: .init(rawValue: 1), shown: router.state.root)
      .get()
    let outcome = router.accept(PopReport(removed: [EntryKey("notes", 6)], gesture: gesture.id))
    #expect(outcome.changes?.preempted == nil)
    #expect(router.gesture == nil)
    #expect(router.commit(gesture.id) == .stale(.gestureEnded))
    #expect(router.stack() == "sites, employee id=7")
  }

  @Test("R21, R33: a swipe may begin on what is shown before the last pop has been reported")
  func aheadOfTheRouter() throws {
    var router = try deep()
    var shown = router.state.root
    guard case .step(let step) = router.backPlan.answer(for: .edgeSwipe) else {
      Issue.record("back pops")
      return
    }
    shown = try #require(shown.performing(step))
    let gesture = try router.begin(.edgeSwipe, from: .init(rawValue: 1), shown: shown).get()
    #expect(gesture.source == EntryKey("employee", 5))
    #expect(gesture.destination == .entry(EntryKey("sites", 2)))

    _ = router.handle(Request(.push("album id=1"), in: .tab("Library")))
    #expect(router.gesture == gesture)
    #expect(report(&router, EntryKey("notes", 6))?.preempted == nil)
    #expect(router.gesture == gesture)
    _ = router.accept(PopReport(removed: [EntryKey("employee", 5)], gesture: gesture.id))
    #expect(router.stack() == "sites")
  }

  @Test("R23, R26: a gesture on what is shown ends when its source or destination is gone")
  func aheadAndGone() throws {
    for key in [EntryKey("employee", 5), EntryKey("notes", 6)] {
      var router = try deep()
      router.handle(.push("edit id=7"))
      let shown = try #require(History(entries: shownEntries(router, count: 3), index: 2))
      let gesture = try router.begin(
        .edgeSwipe, from: .init(rawValue: 1), shown: Self.replacingTab(of: router, by: shown)
      ).get()
      #expect(gesture.source == EntryKey("notes", 6))
      #expect(report(&router, key)?.preempted == gesture)
    }
  }

  @Test("R23: a commit checks against the router's own history, not against what is shown")
  func commitAhead() throws {
    var router = try deep()
    let shown = try #require(History(entries: shownEntries(router, count: 2), index: 1))
    let gesture = try router.begin(
      .edgeSwipe, from: .init(rawValue: 1), shown: Self.replacingTab(of: router, by: shown)
    ).get()
    let before = router.state
    #expect(router.commit(gesture.id) == .stale(.planChanged))
    #expect(router.state == before)
    #expect(router.gesture == nil)
  }

  private func shownEntries(_ router: Router, count: Int) -> [HistoryEntry] {
    Array((router.history()?.entries ?? []).prefix(count))
  }

  /// The router's tree with another stack in its selected tab, as a container may show it.
  private static func replacingTab(of router: Router, by shown: History) -> History {
    var home = router.state.root.current
    guard case .tabs(let tabs)? = home.child else { return router.state.root }
    var items = tabs.items
    items[tabs.selected].container = .stack(shown)
    home.child = Tabs(items: items, selected: tabs.selected, visited: tabs.visited)
      .map(ContainerState.tabs)
    return History(root: home)
  }

  @Test("R33, ios I18: only the confirmation of the newest revision counts; older ones are dropped")
  func confirm() throws {
    var router = try deep()
    let newest = router.revision
    #expect(router.confirm(newest - 1) == .stale(.oldRevision(newest - 1)))
    #expect(router.confirm(newest + 1) == .stale(.oldRevision(newest + 1)))
    #expect(router.confirmed == 0)
    #expect(router.confirm(newest) == .handled(Changes()))
    #expect(router.confirmed == newest)
    let state = router.state
    router.handle(.pop(1))
    #expect(router.confirm(newest) == .stale(.oldRevision(newest)))
    #expect(router.confirmed == newest)
    #expect(router.state != state)
  }

  @Test("R39, I12: the same actions give the same history by Android's way and by iOS's")
  func bothWays() throws {
    var android = Router(graph: try .nested())
    var ios = android
    let requests: [Request.Action] = [
      .push("page n=1"), .push("host"), .push("step n=1"), .push("step n=2"),
    ]
    for request in requests {
      android.handle(request)
      ios.handle(request)
    }
    for _ in 0..<4 {
      let gesture = try android.begin(.systemGesture, from: .init(rawValue: 1)).get()
      _ = android.commit(gesture.id)
      let swipe = try ios.begin(
        .contentSwipe, from: .init(rawValue: 0), shown: ios.state.root
      ).get()
      let leaving = try #require(swipe.step.source)
      _ = ios.accept(PopReport(removed: [leaving], gesture: swipe.id))
      #expect(android.state == ios.state)
    }
    #expect(android.visibleStacks == ["home", "start"])
  }
}
