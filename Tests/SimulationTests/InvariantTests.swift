import Navigation
import Platforms
import Simulation
import Testing

/// Every check is shown a history in which its invariant is broken: a check that cannot fail would
/// be worth nothing.
@Suite struct InvariantTests {
  private func entry(_ route: Route, _ number: Int) -> HistoryEntry {
    HistoryEntry(key: EntryKey(route, number))
  }

  /// A state whose root stack holds these entries.
  private func state(_ entries: [HistoryEntry], next: Int = 100) throws -> RouterState {
    RouterState(
      root: try #require(History(entries: entries, index: entries.count - 1)), nextNumber: next)
  }

  private func graph() throws -> NavigationGraph {
    try NavigationGraph(root: Location("a"), routes: ["a": RouteSpec(), "b": RouteSpec()])
  }

  private func router(_ state: RouterState) throws -> Router {
    Router(graph: try graph(), policies: AppPolicies(), state: state)
  }

  private func broken(
    _ cause: Journal.Entry.Cause, _ before: RouterState, _ after: RouterState,
    outcome: Outcome? = nil, plan: BackPlan? = nil, askedHost: Bool = false
  ) -> Set<Invariant> {
    let entry = Journal.Entry(
      cause: cause, outcome: outcome, plan: plan, before: before, after: after,
      askedHost: askedHost)
    return Set(EntryInvariants.violations(of: entry).map(\.invariant))
  }

  @Test("I3: a key that stands twice is found")
  func keys() throws {
    let twice = try router(try state([entry("a", 1), entry("b", 2), entry("b", 2)]))
    #expect(TreeInvariants.violations(of: twice).map(\.invariant) == [.i3])
    let right = try router(try state([entry("a", 1), entry("b", 2)]))
    #expect(TreeInvariants.violations(of: right).isEmpty)
  }

  @Test("I22: a route that the app does not know is found")
  func routes() throws {
    let router = try router(try state([entry("a", 1), entry("c", 2)]))
    #expect(TreeInvariants.violations(of: router).map(\.invariant) == [.i22])
  }

  @Test("I4: a begin, progress or cancel that changes the history is found")
  func beginAndProgress() throws {
    let before = try state([entry("a", 1), entry("b", 2)])
    let after = try state([entry("a", 1)])
    #expect(broken(.began(.systemGesture, nil), before, after) == [.i4])
    #expect(broken(.progressed, before, after) == [.i4])
    #expect(broken(.progressed, before, before).isEmpty)
  }

  @Test("I7: a refused request that changes the state is found")
  func refused() throws {
    let before = try state([entry("a", 1), entry("b", 2)])
    let after = try state([entry("a", 1)])
    let request = Request(.pop(1))
    #expect(broken(.request(request), before, after, outcome: .refused(.atRoot)) == [.i7])
    #expect(broken(.request(request), before, before, outcome: .refused(.atRoot)).isEmpty)
  }

  @Test("I8 and I18: a back that removes two entries, or lands elsewhere than was named, is found")
  func back() throws {
    let before = try state([entry("a", 1), entry("b", 2), entry("b", 3)])
    let plan = BackPlan(of: before.root, policies: AppPolicies())
    let back = Journal.Entry.Cause.request(Request(.back(.systemButton)))
    let two = try state([entry("a", 1)])
    #expect(broken(back, before, two, outcome: .handled(Changes()), plan: plan) == [.i8, .i18])
    let elsewhere = try state([entry("a", 1), entry("b", 3)])
    #expect(broken(back, before, elsewhere, outcome: .handled(Changes()), plan: plan) == [.i18])
    let right = try state([entry("a", 1), entry("b", 2)])
    #expect(broken(back, before, right, outcome: .handled(Changes()), plan: plan).isEmpty)
  }

  @Test("I18: the host is asked exactly when the plan says that back is not handled")
  func host() throws {
    let root = try state([entry("a", 1)])
    let plan = BackPlan(of: root.root, policies: AppPolicies())
    let back = Journal.Entry.Cause.request(Request(.back(.systemButton)))
    #expect(broken(back, root, root, outcome: .notHandled, plan: plan, askedHost: true).isEmpty)
    #expect(broken(back, root, root, outcome: .notHandled, plan: plan, askedHost: false) == [.i18])
    let deep = try state([entry("a", 1), entry("b", 2)])
    let handled = BackPlan(of: deep.root, policies: AppPolicies())
    #expect(
      broken(back, deep, deep, outcome: .notHandled, plan: handled, askedHost: true) == [.i18])
  }

  @Test("I9: a tab switch that changes a stack is found")
  func tabs() throws {
    var before = try World.fieldbook(.android)
    try before.tap(.label("Ada Lovelace"))
    var after = before
    try after.tap(.back)
    try after.tap(.tab("Library"))
    var changes = Changes()
    changes.tabs = try #require(
      {
        var router = before.router
        return router.handle(Request(.tapTab("Library"))).changes?.tabs
      }())
    let cause = Journal.Entry.Cause.request(Request(.tapTab("Library")))
    #expect(
      broken(cause, before.router.state, after.router.state, outcome: .handled(changes)) == [.i9])
    var right = before
    try right.tap(.tab("Library"))
    #expect(
      broken(cause, before.router.state, right.router.state, outcome: .handled(changes)).isEmpty)
  }

  @Test(
    "I27: a push that adds none, a replace that adds one, and a reset to other entries are found")
  func transitions() throws {
    let one = try state([entry("a", 1)])
    let two = try state([entry("a", 1), entry("b", 2)])
    let done = Outcome.handled(Changes())
    #expect(broken(.request(Request(.push(Location("b")))), one, one, outcome: done) == [.i27])
    #expect(broken(.request(Request(.push(Location("b")))), one, two, outcome: done).isEmpty)
    #expect(broken(.request(Request(.replace(Location("b")))), one, two, outcome: done) == [.i27])
    let reset = Request(.reset([Request.ResetEntry(Location("b"))]))
    #expect(broken(.request(reset), one, two, outcome: done) == [.i27])
    let right = try state([entry("b", 2)])
    #expect(broken(.request(reset), one, right, outcome: done).isEmpty)
  }

  @Test("I20: a gesture that cannot drive the first candidate is found")
  func begin() throws {
    let deep = try state([entry("a", 1), entry("b", 2)])
    var router = try router(deep)
    let gesture = try router.begin(.systemGesture, from: .init(rawValue: 0)).get()
    let plan = BackPlan(of: deep.root, policies: AppPolicies())
    #expect(broken(.began(.systemGesture, gesture), deep, deep, plan: plan).isEmpty)
    #expect(broken(.began(.sheetSwipe, gesture), deep, deep, plan: plan) == [.i20])
  }

  @Test("I8 and I18: a report that removes two, or not what the gesture had named, is found")
  func report() throws {
    let before = try state([entry("a", 1), entry("b", 2), entry("b", 3)])
    var router = try router(before)
    let gesture = try router.begin(.edgeSwipe, from: .init(rawValue: 0)).get()
    let done = Outcome.handled(Changes())
    let keys = [EntryKey("b", 3)]
    let two = try state([entry("a", 1)])
    #expect(broken(.reported(keys, gesture), before, two, outcome: done) == [.i8, .i18])
    #expect(broken(.reported(keys, nil), before, two, outcome: done) == [.i8])
    let right = try state([entry("a", 1), entry("b", 2)])
    #expect(broken(.reported(keys, gesture), before, right, outcome: done).isEmpty)
  }

  @Test("I1, I15 and I23: what is not at rest at rest is found")
  func rest() throws {
    let recorded = try state([entry("a", 1), entry("b", 2)]).root
    let shown = try state([entry("a", 1)]).root
    let still = Scene(surfaces: [Surface(key: EntryKey("b", 2))])
    func broken(
      _ shown: History, _ scene: Scene, open: Bool = false
    ) -> [Invariant] {
      RestInvariants.violations(
        recorded: recorded, shown: shown, scene: scene, gestureIsOpen: open
      ).map(\.invariant)
    }
    #expect(broken(recorded, still).isEmpty)
    #expect(broken(shown, still) == [.i1])
    #expect(broken(recorded, still, open: true) == [.i15])
    let moved = Scene(surfaces: [Surface(key: nil, placement: Placement(scale: 0.9))])
    #expect(broken(recorded, moved) == [.i23])
    let deaf = Scene(surfaces: [Surface(key: nil, takesInput: false)])
    #expect(broken(recorded, deaf) == [.i23])
    #expect(broken(recorded, Scene(surfaces: [])) == [.i23])
  }

  @Test("recorded and shown are told apart by the names of the field")
  func differences() throws {
    let a = try state([entry("a", 1), entry("b", 2)]).root
    let less = try state([entry("a", 1)]).root
    #expect(Difference(recorded: a, shown: less) == .offBy(1))
    #expect(Difference(recorded: less, shown: a) == .offBy(-1))
    let ghost = try state([entry("a", 1), entry("b", 7)]).root
    #expect(Difference(recorded: a, shown: ghost) == .ghostScreen(EntryKey("b", 7)))
    let swapped = try state([entry("b", 2), entry("a", 1)]).root
    #expect(
      Difference(recorded: a, shown: swapped)
        == .wrongScreen(recorded: EntryKey("b", 2), shown: EntryKey("a", 1)))
    #expect(Difference(recorded: a, shown: a) == .none)
  }
}
