import ContainerBench
import IOSContainer
import Motion
import Navigation
import Platforms
import Testing

@Suite struct UpdateTests {
  /// A phone that shows notes over an employee over Sites.
  private func bench() throws -> Bench<IOSContainer> {
    var bench = try Bench<IOSContainer>(profile: .standard(for: .ios))
    bench.push("employee", "notes")
    return bench
  }

  // MARK: - The header's control

  @Test("R33, R36: the back control pops by itself, and reports it at the end")
  func header() throws {
    var bench = try bench()
    let top = bench.router.state.visibleLeaf.key
    let count = bench.log.count
    bench.tapHeaderControl()
    #expect(bench.log.count == count)
    #expect(!bench.container.takesTaps && !bench.container.isInGesture)
    bench.wait(0.3)
    #expect(bench.stack.count == 3)
    bench.wait(0.3)
    #expect(bench.log[count...] == [.popped([top], nil), .confirmed(bench.router.revision)])
    #expect(bench.stack == ["sites", "employee"])
    #expect(bench.violations == [])
  }

  @Test("ios I11, R40: a second tap within the animation is dropped")
  func twice() throws {
    var bench = try bench()
    bench.tapHeaderControl()
    let end = try #require(bench.container.nextDeadline)
    bench.wait(0.2)
    bench.tapHeaderControl()
    #expect(bench.container.nextDeadline == end)
    bench.settle()
    #expect(bench.stack.count == 2)
    bench.tapHeaderControl()
    bench.settle()
    #expect(bench.stack.count == 1)
    bench.tapHeaderControl()
    #expect(bench.container.takesTaps)
    #expect(bench.violations == [])
  }

  @Test("R28, ios I12: during a swipe, its settle included, the back control is ignored")
  func duringSwipe() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 300)
    bench.tapHeaderControl()
    #expect(bench.readout?.progress == 300.0 / 393)
    bench.release(at: 300, velocity: 0)
    bench.tapHeaderControl()
    #expect(bench.readout?.phase == .committing)
    bench.settle()
    #expect(bench.stack.count == 2)
    #expect(bench.ends.values.map(\.self) == [[.popped]])
    #expect(bench.violations == [])
  }

  @Test("R39: there is no system back")
  func systemBack() throws {
    var bench = try bench()
    let before = bench.container
    let count = bench.log.count
    bench.pressSystemBack()
    #expect(bench.container == before)
    #expect(bench.log.count == count)
  }

  // MARK: - The router's word

  @Test("M16: a push and a pop take the spring's 506 ms; the router's word is shown and confirmed")
  func pushAndPop() throws {
    for action in [Request.Action.push(Location("album")), .pop(1), .pop(2), .resetToRoot] {
      var bench = try bench()
      bench.ask(action)
      let left = try #require(bench.container.nextDeadline).seconds(since: bench.now)
      #expect(abs(left - 0.506) < 6e-4)
      #expect(bench.shown == bench.stack)
      #expect(bench.log.last != .confirmed(bench.router.revision))
      bench.settle()
      #expect(bench.log.last == .confirmed(bench.router.revision))
      #expect(bench.violations == [])
    }
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

  @Test("R37: what comes during a transition is one update at its end")
  func coalesced() throws {
    var bench = try bench()
    bench.ask(.push(Location("album")))
    bench.wait(0.1)
    let count = bench.log.count
    bench.ask(.push(Location("album")))
    bench.ask(.tapTab("Library"))
    bench.ask(.tapTab("Sites"))
    bench.ask(.push(Location("notes")))
    #expect(bench.shown.count == 4)
    bench.wait(0.45)
    #expect(bench.shown == bench.stack)
    #expect(bench.stack.count == 6)
    #expect(bench.container.isMoving)
    bench.settle()
    #expect(bench.log[count...].count == 2)
    #expect(bench.violations == [])
  }

  @Test("R33: an update that is older than what is shown changes nothing")
  func stale() throws {
    var bench = try bench()
    let before = bench.container
    let start = try Bench<IOSContainer>(profile: .standard(for: .ios)).router
    bench.hand(RouterUpdate(root: start.state.root, revision: 0))
    #expect(bench.container == before)
  }

  @Test("R37: of updates that wait the newest wins, in whatever order they come")
  func outOfOrder() throws {
    var bench = try bench()
    bench.delay = 100
    var updates: [RouterUpdate] = []
    for _ in 0..<3 {
      bench.ask(.push(Location("album")))
      updates.append(
        RouterUpdate(root: bench.router.state.root, revision: bench.router.revision))
    }
    bench.hand(updates[0])
    bench.hand(updates[2])
    bench.hand(updates[1])
    bench.wait(2)
    #expect(bench.shown.count == 6)
    #expect(bench.container.ledger.revision == updates[2].revision)
  }

  @Test("R33: an update that waits is dropped when the container pops, for an answer follows")
  func waitingBeforeReport() throws {
    var bench = try bench()
    bench.delay = 100
    bench.tapHeaderControl()
    bench.ask(.push(Location("album")))
    bench.hand(RouterUpdate(root: bench.router.state.root, revision: bench.router.revision))
    bench.wait(2)
    #expect(bench.shown == ["sites", "employee"])
    #expect(bench.container.takesTaps)
  }

  @Test("R33, ios I18: what was said before a report came in does not bring a popped screen back")
  func beforeReport() throws {
    var bench = try bench()
    bench.delay = 0.3
    bench.tapHeaderControl()
    bench.wait(0.4)
    bench.ask(.push(Location("album")), in: .tab("Library"))
    bench.wait(0.2)
    #expect(bench.shown == ["sites", "employee"])
    bench.wait(0.2)
    #expect(bench.shown == ["sites", "employee"])
    #expect(bench.container.takesTaps)
    bench.settle()
    #expect(bench.shown == ["sites", "employee"])
    #expect(bench.violations == [])
  }

  @Test("R33, ios I24: a push that crosses a report stays on top, and no screen is there twice")
  func crossing() throws {
    var bench = try bench()
    bench.delay = 0.3
    bench.tapHeaderControl()
    bench.wait(0.4)
    bench.ask(.push(Location("album")))
    bench.settle()
    #expect(bench.stack == ["sites", "employee", "album"])
    #expect(bench.shown == bench.stack)
    #expect(bench.violations == [])
  }

  @Test("I21: once a report is answered, a key that the router brings back is shown")
  func broughtBack() throws {
    var bench = try bench()
    let before = bench.router.state.root
    bench.tapHeaderControl()
    bench.settle()
    bench.hand(RouterUpdate(root: before, revision: bench.router.revision + 1))
    #expect(bench.container.ledger.shown == before)
  }

  // MARK: - During a swipe

  @Test("R26, ios I15: a pop by app code first cancels the swipe, then pops once")
  func popDuringSwipe() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 150)
    bench.ask(.pop(1))
    #expect(bench.readout?.phase == .cancelling)
    #expect(bench.shown.count == 3)
    bench.drag(to: 393)
    bench.release(at: 393)
    let settle = Settle(spring: .interactivePop, from: 150.0 / 393, to: 0)
    bench.wait(settle.duration)
    #expect(bench.shown == ["sites", "employee"])
    #expect(bench.container.isMoving && !bench.container.isInGesture)
    bench.settle()
    #expect(bench.stack == ["sites", "employee"])
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
    #expect(bench.farewells.isEmpty)
    #expect(bench.violations == [])
  }

  @Test(
    "R26, R28, ios I17, I39: what touches source or destination ends the swipe",
    arguments: [
      Request.Action.push(Location("album")), .resetToRoot, .replace(Location("album")),
      .setParams(["id": "7"]), .tapTab("Library"),
    ])
  func preempted(action: Request.Action) throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 300)
    bench.ask(action)
    bench.release(at: 300, velocity: 900)
    bench.settle()
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
    #expect(bench.shown == bench.stack)
    #expect(!bench.container.isInGesture)
    #expect(bench.violations == [])
  }

  @Test("R26, R37: a request elsewhere lets the swipe live, and is shown after it")
  func elsewhere() throws {
    for (distance, depth) in [(300.0, 2), (100, 3)] {
      var bench = try bench()
      bench.swipe()
      bench.drag(to: distance)
      bench.ask(.push(Location("album")), in: .tab("Library"))
      #expect(bench.container.ledger.shown != bench.router.state.root)
      #expect(bench.progress == distance / 393)
      bench.release(at: distance, velocity: 0)
      bench.settle()
      #expect(bench.stack.count == depth)
      #expect(bench.violations == [])
    }
  }

  @Test("R33, R37: a push while a pop settles stays on top of what it reveals")
  func pushWhileSettling() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 300)
    bench.release(at: 300, velocity: 0)
    bench.wait(0.05)
    bench.ask(.push(Location("album")))
    #expect(bench.readout?.phase == .committing)
    bench.settle()
    #expect(bench.stack == ["sites", "employee", "album"])
    #expect(bench.shown == bench.stack)
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
    #expect(bench.farewells.isEmpty)
    #expect(bench.violations == [])
  }

  @Test("R37: a push while a swipe runs back is shown once it is back, and ends it but once")
  func pushWhileCancelling() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 100)
    bench.release(at: 100, velocity: 0)
    bench.wait(0.05)
    bench.ask(.push(Location("album")))
    #expect(bench.readout?.phase == .cancelling)
    bench.settle()
    #expect(bench.shown == ["sites", "employee", "notes", "album"])
    #expect(bench.ends.values.map(\.self) == [[.preempted]])
    #expect(bench.farewells.isEmpty)
    #expect(bench.violations == [])
  }

  @Test("R21: a begin that the router does not take springs back")
  func rejectedBegin() throws {
    var bench = try bench()
    bench.delay = 100
    bench.swipe()
    bench.drag(to: 200)
    let count = bench.log.count
    bench.hand(
      RouterUpdate(
        root: bench.router.state.root, revision: bench.router.revision,
        gestureEnd: .rejected(GestureSerial(0))))
    #expect(bench.readout?.phase == .cancelling)
    bench.release(at: 393)
    bench.wait(2)
    #expect(bench.log.count == count)
    #expect(bench.shown.count == 3)
    #expect(bench.container.takesTaps)
  }

  // MARK: - At once

  @Test("I15, P13: dropping everything cancels a finger's swipe, and ends what was decided")
  func cancelAtOnce() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 300)
    bench.cancelAtOnce()
    #expect(bench.ends.values.map(\.self) == [[.cancelled]])
    #expect(bench.container.takesTaps)
    bench.swipe()
    bench.drag(to: 300)
    bench.release(at: 300, velocity: 0)
    bench.cancelAtOnce()
    #expect(bench.stack.count == 2)
    bench.tapHeaderControl()
    bench.cancelAtOnce()
    #expect(bench.stack.count == 1)
    bench.ask(.push(Location("album")))
    bench.ask(.push(Location("album")))
    bench.cancelAtOnce()
    #expect(bench.shown.count == 3)
    #expect(bench.container.takesTaps)
    #expect(bench.violations == [])
  }
}
