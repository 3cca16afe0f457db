import AndroidContainer
import ContainerBench
import Motion
import Navigation
import Platforms
import Testing

@Suite struct GestureTests {
  /// A phone that shows notes over an employee over Sites.
  private func bench(_ device: Device = .pixel) throws -> Bench<AndroidContainer> {
    var bench = try Bench<AndroidContainer>(profile: .standard(for: .android), device: device)
    bench.push("employee", "notes")
    return bench
  }

  // MARK: - Begin and progress

  @Test(
    "R20, android A77, A81: a gesture begins at progress exactly 0, from either edge",
    arguments: Side.allCases)
  func begin(side: Side) throws {
    var bench = try bench()
    let before = bench.router.state
    bench.swipe(from: side)
    let serial = try #require(bench.ends.keys.first)
    #expect(
      bench.log.last
        == .began(serial, .systemGesture, BackGesture.Edge(side), shown: nil))
    #expect(bench.progress == 0)
    #expect(bench.router.gesture?.edge.side == side)
    #expect(bench.router.state == before)
    #expect(bench.readout?.progress == 0)
    #expect(bench.readout?.destination == .entry(try #require(bench.below)))
  }

  @Test(
    "M10, android A60, A61, A75: progress is that of the distance since the finger came down",
    arguments: [
      (360.0, 16.0, 0.0444), (360, 180, 0.5), (412, 206, 0.5), (600, 180, 0.4004),
      (600, 412, 0.9164), (600, 600, 1), (1280, 412, 0.7036),
    ], Side.allCases)
  func progress(sample: (width: Double, distance: Double, progress: Double), side: Side) throws {
    var bench = try bench(
      Device(name: "any", size: Size(width: sample.width, height: 800)))
    bench.swipe(from: side)
    bench.drag(to: sample.distance, from: side)
    let progress = try #require(bench.progress)
    #expect(abs(progress - sample.progress) < 6e-5)
    #expect(bench.readout?.distance == sample.distance)
  }

  @Test("R20, android A45: progress changes no history, and every move reports it once")
  func moves() throws {
    var bench = try bench()
    let before = bench.router.state
    bench.swipe()
    let count = bench.log.count
    bench.drag(to: 103)
    bench.drag(to: 103)
    bench.drag(to: 206)
    let serial = try #require(bench.ends.keys.first)
    #expect(
      bench.log[count...] == [.progressed(serial, 0.25), .progressed(serial, 0.5)])
    #expect(bench.router.state == before)
    #expect(bench.container.ledger.shown == before.root)
  }

  @Test("M10: behind the place where the finger came down progress is 0, never less")
  func behindOrigin() throws {
    var bench = try bench()
    bench.touch(.down, x: 20)
    bench.touch(.moved, x: 32)
    bench.touch(.moved, x: 123)
    #expect(bench.progress == 0.25)
    bench.touch(.moved, x: 5)
    #expect(bench.progress == 0)
    bench.touch(.moved, x: 20 + 206)
    #expect(bench.progress == 0.5)
  }

  // MARK: - Release

  @Test(
    "android A66: beyond 16 dp a release commits, up to there it cancels",
    arguments: [(15.0, false), (16, false), (17, true)], Side.allCases)
  func threshold(sample: (distance: Double, commits: Bool), side: Side) throws {
    var bench = try bench()
    bench.swipe(from: side)
    bench.drag(to: sample.distance, from: side)
    #expect(bench.readout?.verdict == (sample.commits ? .commits : .cancels))
    bench.release(at: sample.distance, from: side)
    bench.settle()
    #expect(
      bench.stack == (sample.commits ? ["sites", "employee"] : ["sites", "employee", "notes"]))
    #expect(bench.shown == bench.stack)
    #expect(bench.ends.values.map(\.self) == [[sample.commits ? .committed : .cancelled]])
  }

  @Test(
    "android A67: a finger that has come back 32 dp from its furthest point cancels, however far in",
    arguments: [(369.0, true), (368, false), (340, false)])
  func retreat(distance: Double, commits: Bool) throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 400)
    bench.drag(to: distance)
    #expect(bench.readout?.verdict == (commits ? .commits : .cancels))
    bench.release(at: distance)
    bench.settle()
    #expect(bench.stack.count == (commits ? 2 : 3))
  }

  @Test("P13: a finger that goes on beyond where it turned commits again")
  func secondThought() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 200)
    bench.drag(to: 100)
    bench.drag(to: 190)
    bench.release(at: 190)
    bench.settle()
    #expect(bench.stack.count == 2)
  }

  @Test(
    "a finger that lifts elsewhere has moved there: its progress comes before the release (I20)")
  func movedByUp() throws {
    var bench = try bench()
    bench.swipe()
    let count = bench.log.count
    bench.release(at: 206)
    let serial = try #require(bench.ends.keys.first)
    #expect(bench.log[count...] == [.progressed(serial, 0.5), .committed(serial)])
  }

  // MARK: - Commit

  @Test(
    "M8: after a commit the rest of the way takes 300 ms at progress 0, 150 ms at 1",
    arguments: [(41.2, 285), (206.0, 225), (309, 188), (412, 150)])
  func commitDuration(distance: Double, milliseconds: Int64) throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: distance)
    bench.wait(1)
    let released = bench.now
    bench.release(at: distance)
    #expect(
      bench.container.nextDeadline == released.adding(microseconds: milliseconds * 1000))
  }

  @Test("R23, android A105: the router commits at the release, and the picture arrives after it")
  func commit() throws {
    var bench = try bench()
    let destination = try #require(bench.below)
    bench.swipe()
    bench.drag(to: 206)
    bench.release(at: 206)
    #expect(bench.router.state.visibleLeaf.key == destination)
    #expect(bench.container.ledger.shown == bench.router.state.root)
    #expect(bench.readout?.phase == .committing)
    #expect(bench.readout?.destination == .entry(destination))
    #expect(bench.container.isInGesture && !bench.container.takesTaps)
    #expect(bench.log.last != .confirmed(bench.router.revision))
    bench.settle()
    #expect(bench.log.last == .confirmed(bench.router.revision))
    #expect(bench.readout == nil)
    #expect(!bench.container.isInGesture && bench.container.takesTaps)
    #expect(bench.violations == [])
  }

  @Test("R21: until the router's word is there, the destination is held, and nothing moves")
  func lateAnswer() throws {
    var bench = try bench()
    let destination = try #require(bench.below)
    bench.delay = 0.4
    bench.swipe()
    bench.drag(to: 412)
    bench.wait(0.4)
    bench.release(at: 412)
    bench.wait(0.5)
    #expect(bench.readout?.progress == 1)
    #expect(!bench.container.isMoving && !bench.container.takesTaps)
    #expect(bench.container.ledger.shown.visibleLeaf.route == "notes")
    #expect(bench.scene.surfaces.first?.key == destination)
    #expect(bench.scene.surfaces.last?.placement.opacity == 0)
    bench.wait(0.3)
    #expect(bench.container.ledger.shown.visibleLeaf.key == destination)
    #expect(bench.container.takesTaps)
    bench.settle()
    #expect(bench.violations == [])
  }

  @Test("R44, R22: at another tab's root the destination is the start tab's top entry")
  func startTab() throws {
    var bench = try bench()
    let top = bench.router.state.visibleLeaf.key
    bench.ask(.tapTab("Library"))
    bench.swipe(from: .right)
    bench.drag(to: 206, from: .right)
    #expect(bench.readout?.destination == .tab("Sites", landing: top))
    #expect(bench.scene.surfaces.map(\.key) == [top, bench.router.state.visibleLeaf.key])
    bench.release(at: 206, from: .right)
    bench.settle()
    #expect(bench.router.state.visibleLeaf.key == top)
    #expect(bench.stack == ["sites", "employee", "notes"])
    #expect(bench.violations == [])
  }

  @Test("R23: a commit that the router does not take runs back, and nothing is told twice")
  func rejected() throws {
    var bench = try bench()
    let before = bench.scene
    bench.delay = 100
    bench.swipe()
    bench.drag(to: 206)
    bench.release(at: 206)
    let serial = try #require(bench.ends.keys.first)
    bench.hand(
      RouterUpdate(
        root: bench.router.state.root, revision: bench.router.revision,
        gestureEnd: .rejected(serial)))
    #expect(bench.readout?.phase == .cancelling)
    let count = bench.log.count
    bench.wait(2)
    #expect(bench.log.count == count)
    #expect(bench.scene == before)
    #expect(bench.container.takesTaps)
  }

  @Test("R21: a begin that the router does not take runs back; the finger means nothing any more")
  func rejectedBegin() throws {
    var bench = try bench()
    bench.delay = 100
    bench.swipe()
    bench.drag(to: 206)
    let serial = try #require(bench.ends.keys.first)
    let count = bench.log.count
    bench.hand(
      RouterUpdate(
        root: bench.router.state.root, revision: bench.router.revision,
        gestureEnd: .rejected(serial)))
    #expect(bench.readout?.phase == .cancelling)
    bench.drag(to: 300)
    bench.release(at: 300)
    bench.wait(2)
    #expect(bench.log.count == count)
    #expect(bench.container.takesTaps)
  }

  // MARK: - Cancel

  @Test("R24, M11, android A76, A92: a cancel runs back by the spring to exactly 0, then says so")
  func cancel() throws {
    var bench = try bench()
    let before = bench.scene
    let state = bench.router.state
    bench.swipe()
    bench.drag(to: 206, y: 500)
    bench.wait(1)
    bench.drag(to: 100, y: 500)
    bench.wait(1)
    let start = bench.now
    let from = try #require(bench.readout?.smoothed)
    bench.release(at: 100, y: 500)
    let serial = try #require(bench.ends.keys.first)
    let spring = Settle(spring: .backProgress, from: from, to: 0)
    #expect(
      bench.container.nextDeadline == start.adding(seconds: spring.duration))
    bench.wait(0.05)
    #expect(bench.readout?.progress == spring.value(at: 0.05))
    #expect(bench.progress == 100.0 / 412)
    bench.settle()
    #expect(bench.log.suffix(2) == [.progressed(serial, 0), .cancelled(serial)])
    #expect(bench.scene == before)
    #expect(bench.router.state == state)
    #expect(bench.violations == [])
  }

  @Test("M8: where no spring runs a cancel takes 100 ms")
  func cancelWithoutWay() throws {
    var bench = try bench()
    bench.swipe()
    let start = bench.now
    bench.release(at: 11)
    let serial = try #require(bench.ends.keys.first)
    #expect(bench.container.nextDeadline == start.adding(microseconds: 100_000))
    bench.settle()
    #expect(bench.log.last == .cancelled(serial))
    #expect(!bench.log.contains(.progressed(serial, 0)))
  }

  @Test(
    "R27, android A74: a touch that the system takes away cancels, whatever the position",
    arguments: [11.0, 17, 206, 412])
  func taken(distance: Double) throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: distance)
    bench.touch(.cancelled, x: distance)
    bench.settle()
    #expect(bench.ends.values.map(\.self) == [[.cancelled]])
    #expect(bench.stack == ["sites", "employee", "notes"])
  }

  @Test("android A32, ios I9: after a cancelled gesture back goes back once")
  func afterCancel() throws {
    var bench = try bench()
    bench.swipe()
    bench.touch(.cancelled, x: 11)
    bench.settle()
    bench.pressSystemBack()
    bench.settle()
    #expect(bench.stack == ["sites", "employee"])
  }

  @Test("android A80: what was no swipe is not cancelled")
  func noCancel() throws {
    var bench = try bench()
    let count = bench.log.count
    bench.touch(.down, x: 0)
    bench.touch(.cancelled, x: 0)
    bench.touch(.down, x: 0)
    bench.touch(.up(velocity: nil), x: 0)
    #expect(bench.log.count == count)
  }
}

extension Bench {
  /// The key beneath the visible one.
  fileprivate var below: EntryKey? {
    let root = router.state.root
    return root.stack(at: root.activePath)?.below?.key
  }
}
