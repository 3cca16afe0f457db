import AndroidContainer
import ContainerBench
import Motion
import Navigation
import Platforms
import Testing

@Suite struct UpdateTests {
  /// A phone that shows notes over an employee over Sites.
  private func bench() throws -> Bench<AndroidContainer> {
    var bench = try Bench<AndroidContainer>(profile: .standard(for: .android))
    bench.push("employee", "notes")
    return bench
  }

  @Test("R29, android A81: the button is invoked only, and takes 300 ms to be seen")
  func button() throws {
    var bench = try bench()
    let count = bench.log.count
    bench.pressSystemBack()
    #expect(bench.log[count...] == [.invoked(.systemButton)])
    #expect(bench.shown == ["sites", "employee"])
    #expect(bench.container.nextDeadline == bench.now.adding(microseconds: 300_000))
    #expect(!bench.container.takesTaps && !bench.container.isInGesture)
    bench.wait(0.3)
    #expect(bench.log.last == .confirmed(bench.router.revision))
    #expect(bench.violations == [])
  }

  @Test("R19: the header's control is invoked, too")
  func header() throws {
    var bench = try bench()
    bench.tapHeaderControl()
    #expect(bench.log.last == .invoked(.headerControl))
    bench.settle()
    #expect(bench.shown == ["sites", "employee"])
  }

  @Test(
    "R8: whatever removes or adds entries is shown as it was asked",
    arguments: [
      (Request.Action.pop(2), 1), (.push(Location("album")), 4), (.resetToRoot, 1),
      (.push(Location("wizard")), 1),
    ])
  func requests(action: Request.Action, depth: Int) throws {
    var bench = try bench()
    bench.ask(action)
    #expect(bench.container.isMoving)
    #expect(bench.shown.count == depth)
    bench.settle()
    #expect(bench.violations == [])
  }

  @Test(
    "R42: a tab and a replacement are shown at once",
    arguments: [Request.Action.tapTab("Library"), .replace(Location("album"))])
  func swap(action: Request.Action) throws {
    var bench = try bench()
    bench.ask(action)
    #expect(!bench.container.isMoving)
    #expect(bench.log.last == .confirmed(bench.router.revision))
    #expect(bench.violations == [])
  }

  @Test("R45: what changes in a hidden tab is not seen, and confirmed at once")
  func hidden() throws {
    var bench = try bench()
    let before = bench.scene
    bench.ask(.push(Location("album")), in: .tab("Library"))
    #expect(bench.scene == before)
    #expect(bench.log.last == .confirmed(bench.router.revision))
  }

  @Test("R33: an update that is older than what is shown changes nothing")
  func stale() throws {
    var bench = try bench()
    let before = bench.container
    let start = try Bench<AndroidContainer>(profile: .standard(for: .android)).router
    bench.hand(RouterUpdate(root: start.state.root, revision: 0))
    #expect(bench.container == before)
  }

  @Test("R37: an update during a transition is seen from where that one leads")
  func interrupted() throws {
    var bench = try bench()
    bench.ask(.push(Location("album")))
    bench.wait(0.1)
    bench.ask(.push(Location("album")))
    #expect(bench.container.nextDeadline == bench.now.adding(microseconds: 300_000))
    bench.settle()
    #expect(bench.shown.count == 5)
    #expect(bench.violations == [])
  }

  // MARK: - During a gesture

  @Test("R26, I8: the button during a gesture goes back once, and the gesture ends as cancelled")
  func buttonDuringGesture() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.pressSystemBack()
    #expect(!bench.container.isInGesture)
    bench.release(at: 206)
    bench.settle()
    #expect(bench.stack == ["sites", "employee"])
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
    #expect(bench.farewells.isEmpty)
    #expect(bench.violations == [])
  }

  @Test("R28: a tap on the back control during a gesture does the same")
  func headerDuringGesture() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.tapHeaderControl()
    bench.settle()
    #expect(bench.stack == ["sites", "employee"])
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
  }

  @Test(
    "R26, R28: what touches source or destination ends the gesture and is seen at once",
    arguments: [
      Request.Action.push(Location("album")), .pop(1), .resetToRoot, .replace(Location("album")),
      .setParams(["id": "7"]), .tapTab("Library"),
    ])
  func preempted(action: Request.Action) throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.ask(action)
    #expect(!bench.container.isInGesture)
    #expect(bench.container.ledger.shown == bench.router.state.root)
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
    bench.drag(to: 300)
    bench.release(at: 300)
    bench.settle()
    #expect(bench.ends.count == 1)
    #expect(bench.violations == [])
  }

  @Test("R26: a request elsewhere lets the gesture live")
  func elsewhere() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.ask(.push(Location("album")), in: .tab("Library"))
    #expect(bench.progress == 0.5)
    #expect(bench.container.ledger.shown == bench.router.state.root)
    bench.release(at: 206)
    bench.settle()
    #expect(bench.stack == ["sites", "employee"])
    #expect(bench.ends.values.map(\.self) == [[.committed]])
    #expect(bench.violations == [])
  }

  @Test("R26: a policy that changes what back means ends the gesture")
  func policy() throws {
    var bench = try Bench<AndroidContainer>(profile: .standard(for: .android))
    bench.ask(.tapTab("Library"))
    bench.swipe()
    bench.drag(to: 206)
    var policies = AppPolicies()
    policies.tabBack = .none
    bench.adopt(policies)
    #expect(!bench.container.isInGesture)
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
    #expect(bench.violations == [])
  }

  @Test("R26: a request while a gesture runs back ends it at once")
  func whileCancelling() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.touch(.cancelled, x: 206)
    bench.wait(0.02)
    bench.pressSystemBack()
    #expect(!bench.container.isInGesture)
    bench.settle()
    #expect(bench.stack == ["sites", "employee"])
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
    #expect(bench.farewells.isEmpty)
  }

  @Test("R23, R26: a push that comes while a commit is on its way stays on top")
  func whileCommitting() throws {
    var bench = try bench()
    bench.delay = 0.1
    bench.swipe()
    bench.drag(to: 206)
    bench.wait(0.2)
    bench.release(at: 206)
    bench.ask(.push(Location("album")))
    bench.settle()
    #expect(bench.stack == ["sites", "employee", "notes", "album"])
    #expect(bench.shown == bench.stack)
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
    #expect(bench.violations == [])
  }

  @Test("R26: a request after the commit, while its picture still moves, is seen at once")
  func afterCommitting() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.release(at: 206)
    bench.wait(0.05)
    bench.ask(.push(Location("album")))
    #expect(!bench.container.isInGesture)
    #expect(bench.shown == ["sites", "employee", "album"])
    bench.settle()
    #expect(bench.violations == [])
  }

  @Test("I15: dropping everything ends what is under way, and shows the ledger at rest")
  func cancelAtOnce() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.cancelAtOnce()
    #expect(bench.ends.values.map(\.self) == [[.cancelled]])
    #expect(bench.container.takesTaps)
    #expect(bench.violations == [])
    bench.pressSystemBack()
    bench.cancelAtOnce()
    #expect(bench.container.takesTaps)
    #expect(bench.violations == [])
    bench.release(at: 206)
    #expect(bench.stack == ["sites", "employee"])
  }
}
