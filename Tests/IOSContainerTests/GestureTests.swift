import ContainerBench
import IOSContainer
import Motion
import Navigation
import Platforms
import Testing

@Suite struct GestureTests {
  /// A phone that shows notes over an employee over Sites.
  private func bench(_ profile: String = "ios-26", width: Double = 393) throws
    -> Bench<IOSContainer>
  {
    var bench = try Bench<IOSContainer>(
      profile: try #require(Profile(named: profile)),
      device: Device(name: "any", size: Size(width: width, height: 852)))
    bench.push("employee", "notes")
    return bench
  }

  // MARK: - Begin and progress

  @Test("R20, R33, ios I45: a swipe begins at progress exactly 0, and says what is shown")
  func begin() throws {
    var bench = try bench()
    let before = bench.router.state
    bench.swipe()
    let serial = try #require(bench.ends.keys.first)
    #expect(
      bench.log.last == .began(serial, .edgeSwipe, BackGesture.Edge(.left), shown: before.root))
    #expect(bench.progress == 0)
    #expect(bench.router.gesture?.affordance == .edgeSwipe)
    #expect(bench.readout?.destination == bench.router.gesture?.destination)
    #expect(bench.readout?.source.route == "notes")
    #expect(bench.router.state == before)
  }

  @Test("ios I1, R34: at the root no swipe begins, nothing changes, and taps go on working")
  func root() throws {
    for tab in ["Sites", "Library"] {
      var bench = try Bench<IOSContainer>(profile: .standard(for: .ios))
      bench.ask(.tapTab(tab))
      let before = bench.router.state
      let count = bench.log.count
      bench.swipe()
      bench.drag(to: 300)
      #expect(bench.container.takesTaps && !bench.container.isInGesture)
      bench.release(at: 300, velocity: 900)
      #expect(bench.log.count == count)
      #expect(bench.router.state == before)
      #expect(bench.departures == 0)
    }
  }

  @Test("ios I1: a finger that came down at the root means nothing after a push")
  func oldFinger() throws {
    var bench = try Bench<IOSContainer>(profile: .standard(for: .ios))
    bench.swipe()
    bench.push("employee")
    bench.drag(to: 200)
    bench.release(at: 300)
    #expect(bench.stack == ["sites", "employee"])
  }

  @Test(
    "M13, ios I25: progress is the part of the width that the finger has gone, one to one",
    arguments: [(98.25, 0.25), (196.5, 0.5), (294.75, 0.75), (393, 1), (500, 1), (-5, 0)])
  func progress(distance: Double, progress: Double) throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: distance)
    #expect(bench.progress == progress)
    #expect(bench.readout?.progress == progress)
  }

  @Test("R20, ios I7: until the commit no progress changes a history")
  func moves() throws {
    var bench = try bench()
    let before = bench.router.state
    bench.swipe()
    let count = bench.log.count
    for distance in [100.0, 100, 393, 50] { bench.drag(to: distance) }
    let serial = try #require(bench.ends.keys.first)
    #expect(
      bench.log[count...] == [
        .progressed(serial, 100.0 / 393), .progressed(serial, 1), .progressed(serial, 50.0 / 393),
      ])
    #expect(bench.router.state == before)
    #expect(bench.container.ledger.shown == before.root)
  }

  // MARK: - Release

  @Test(
    "M15, I26, ios I2, I3, I4: the last position and speed decide",
    arguments: [
      (0.6, 0.0, true), (0.4, 0, false), (0.1, 400, true), (0.9, -1000, false), (0.02, 0, false),
      (0.51, 0, true), (0.49, 0, false),
    ])
  func release(part: Double, velocity: Double, pops: Bool) throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 393 * part)
    bench.release(at: 393 * part, velocity: velocity)
    #expect(bench.readout?.verdict == (pops ? .commits : .cancels))
    bench.settle()
    #expect(bench.stack == (pops ? ["sites", "employee"] : ["sites", "employee", "notes"]))
    #expect(bench.shown == bench.stack)
    #expect(bench.ends.values.map(\.self) == [[pops ? .popped : .cancelled]])
    #expect(bench.violations == [])
  }

  @Test("M15: 100 of 400 pt released at 300 pt/s pops by momentum, and stays by impact")
  func projection() throws {
    for (projection, depth) in [(Momentum.Projection.momentum, 2), (.impact, 3)] {
      var bench = try bench(width: 400)
      bench.policies.projection = projection
      bench.swipe()
      bench.drag(to: 100)
      bench.release(at: 100, velocity: 300)
      bench.settle()
      #expect(bench.stack.count == depth)
    }
  }

  @Test("ios I6: exactly half the way at rest is the tie policy's to decide")
  func tie() throws {
    for (tie, depth) in [(Momentum.Tie.stays, 3), (.pops, 2)] {
      var bench = try bench()
      bench.policies.tie = tie
      bench.swipe()
      bench.drag(to: 196.5)
      bench.release(at: 196.5, velocity: 0)
      bench.settle()
      #expect(bench.stack.count == depth)
    }
  }

  @Test("M15: the speed is the travel of the last 100 ms, and none of a finger that rested")
  func speed() throws {
    for (rest, speed, depth) in [(0.0, 900.0, 2), (0.2, 0, 3)] {
      var bench = try bench()
      bench.touch(.down, x: 0)
      bench.wait(0.1)
      bench.drag(to: 11)
      bench.wait(0.1)
      bench.drag(to: 101)
      bench.wait(rest)
      let velocity = try #require(bench.readout?.velocity)
      #expect(abs(velocity - speed) < 1e-6)
      #expect(bench.readout?.verdict == (depth == 2 ? .commits : .cancels))
      bench.release(at: 101)
      bench.settle()
      #expect(bench.stack.count == depth)
    }
  }

  @Test("R35: the furthest point does not decide")
  func furthest() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 380)
    bench.drag(to: 20)
    bench.wait(0.2)
    bench.release(at: 20)
    bench.settle()
    #expect(bench.stack.count == 3)
  }

  // MARK: - Settle

  @Test("M16: the settle goes on at the finger's speed, and its first crossing ends it")
  func settle() throws {
    for (velocity, target) in [(800.0, 1.0), (0, 0), (-600, 0)] {
      var bench = try bench()
      bench.swipe()
      bench.drag(to: 117.9)
      let start = bench.now
      bench.release(at: 117.9, velocity: velocity)
      let way = Settle(
        spring: .interactivePop, from: 117.9 / 393, to: target, velocity: velocity / 393)
      #expect(bench.container.nextDeadline == start.adding(seconds: way.duration))
      bench.wait(0.03)
      #expect(bench.readout?.progress == clamp(way.value(at: 0.03), 0, 1))
      #expect(bench.container.isMoving && bench.container.isInGesture)
    }
  }

  @Test("M16: where there is no way to go the settle is over at once")
  func noWay() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 393)
    bench.release(at: 393, velocity: 0)
    #expect(bench.stack.count == 2)
    bench.swipe()
    bench.release(at: 11, velocity: 0)
    #expect(bench.ends.values.map(\.self).contains([.cancelled]))
    #expect(bench.container.takesTaps)
  }

  // MARK: - Pop

  @Test("R33, ios I2: the container pops at the settle's end, and reports it once")
  func pop() throws {
    var bench = try bench()
    let top = bench.router.state.visibleLeaf.key
    bench.swipe()
    bench.drag(to: 300)
    bench.release(at: 300, velocity: 0)
    #expect(bench.router.state.visibleLeaf.key == top)
    #expect(bench.container.ledger.shown.visibleLeaf.key == top)
    let serial = try #require(bench.ends.keys.first)
    let count = bench.log.count
    bench.settle()
    #expect(
      bench.log[count...] == [.popped([top], serial), .confirmed(bench.router.revision)])
    #expect(bench.router.gesture == nil)
    #expect(bench.stack.count == 2)
    #expect(bench.violations == [])
  }

  @Test("R33: after its own report the router's word moves nothing")
  func echo() throws {
    var bench = try bench()
    bench.delay = 0.1
    bench.swipe()
    bench.wait(1)
    bench.drag(to: 300)
    bench.wait(1)
    bench.release(at: 300, velocity: 0)
    bench.wait(0.55)
    #expect((bench.shown.count, bench.stack.count) == (2, 3))
    for _ in 0..<10 {
      #expect(bench.container.takesTaps && !bench.container.isMoving)
      bench.wait(0.05)
    }
    #expect((bench.shown.count, bench.stack.count) == (2, 2))
    #expect(bench.violations == [])
  }

  @Test("R33: a report names what the popped entry hosted, each after its host")
  func hosted() throws {
    var bench = try bench()
    bench.push("wizard")
    let host = try #require(bench.router.state.root.hostOfLeaf)
    let leaf = bench.router.state.visibleLeaf.key
    bench.swipe()
    bench.drag(to: 393)
    bench.release(at: 393, velocity: 0)
    #expect(bench.log.contains(.popped([host, leaf], GestureSerial(0))))
    #expect(bench.stack == ["sites", "employee", "notes"])
    #expect(bench.violations == [])
  }

  // MARK: - Cancel

  @Test("R24, ios I3, I8: a swipe that stays runs back to exactly 0, then says so")
  func cancel() throws {
    var bench = try bench()
    let before = bench.scene
    let state = bench.router.state
    bench.swipe()
    bench.drag(to: 150)
    bench.release(at: 150, velocity: 0)
    let serial = try #require(bench.ends.keys.first)
    #expect(bench.progress == 150.0 / 393)
    bench.settle()
    #expect(bench.log.suffix(2) == [.progressed(serial, 0), .cancelled(serial)])
    #expect(bench.router.state == state)
    #expect(bench.scene == before)
    #expect(bench.violations == [])
  }

  @Test("R27, ios I44: a touch that is taken away cancels, whatever the position or speed")
  func taken() throws {
    for distance in [11.0, 200, 393] {
      var bench = try bench()
      bench.swipe()
      bench.wait(0.05)
      bench.drag(to: distance)
      bench.touch(.cancelled, x: distance)
      bench.settle()
      #expect(bench.ends.values.map(\.self) == [[.cancelled]])
      #expect(bench.stack.count == 3)
      #expect(bench.violations == [])
    }
  }

  @Test("ios I9: after a cancelled swipe the back control pops once")
  func afterCancel() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 100)
    bench.touch(.cancelled, x: 100)
    bench.settle()
    bench.tapHeaderControl()
    bench.settle()
    #expect(bench.stack == ["sites", "employee"])
    #expect(bench.violations == [])
  }

  // MARK: - A second one

  @Test("R25, second-gesture=cancel-first: the first is cancelled, then the second begins")
  func cancelFirst() throws {
    var bench = try bench()
    bench.policies.secondGesture = .cancelFirst
    bench.swipe()
    bench.drag(to: 196.5)
    let count = bench.log.count
    bench.swipe(finger: 1)
    let (first, second) = (GestureSerial(0), GestureSerial(1))
    #expect(
      bench.log[count...] == [
        .progressed(first, 0), .cancelled(first),
        .began(second, .edgeSwipe, BackGesture.Edge(.left), shown: bench.router.state.root),
      ])
    bench.release(at: 393)
    #expect(bench.progress == 0)
    bench.touch(.moved, x: 300, finger: 1)
    bench.touch(.up(velocity: 0), x: 300, finger: 1)
    bench.settle()
    #expect(bench.ends == [first: [.cancelled], second: [.popped]])
  }

  @Test("R35, R40: since iOS 26 a swipe may begin before the last pop has settled, and not before")
  func takesOver() throws {
    for (profile, depth) in [("ios-26", 1), ("ios-18", 2)] {
      var bench = try bench(profile)
      for _ in 0..<2 {
        bench.swipe()
        bench.drag(to: 250)
        bench.release(at: 250, velocity: 0)
        bench.wait(0.1)
      }
      bench.settle()
      #expect(bench.stack.count == depth)
      #expect(bench.shown == bench.stack)
      #expect(bench.violations == [])
    }
  }

  @Test("R35: the one that a swipe takes over from has ended before it begins")
  func takesOverInOrder() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 250)
    bench.release(at: 250, velocity: 0)
    bench.wait(0.05)
    let top = bench.router.state.visibleLeaf.key
    let count = bench.log.count
    bench.swipe()
    #expect(bench.log[count...].first == .popped([top], GestureSerial(0)))
    #expect(bench.readout?.source.route == "employee")
    #expect(bench.progress == 0)
  }

  @Test("ios I23: a swipe during a push is refused", arguments: ["ios-18", "ios-26"])
  func duringPush(profile: String) throws {
    var bench = try bench(profile)
    bench.ask(.push(Location("album")))
    bench.wait(0.1)
    bench.swipe()
    bench.wait(1)
    bench.drag(to: 300)
    bench.touch(.up(velocity: 900), x: 300)
    bench.settle()
    #expect(bench.ends.isEmpty)
    #expect(bench.stack.count == 4)
    #expect(bench.violations == [])
  }

  @Test("R25: a finger whose swipe was refused does not stand in another one's way")
  func afterRefusal() throws {
    var bench = try bench()
    bench.ask(.push(Location("album")))
    bench.swipe()
    bench.settle()
    bench.swipe(finger: 1)
    #expect(bench.progress == 0)
  }

  @Test(
    "B05: two quick swipes, however late words are, bring no screen back", arguments: [0.0, 0.3])
  func quick(delay: Double) throws {
    var bench = try bench()
    bench.delay = delay
    var seen: [Int] = []
    for _ in 0..<2 {
      bench.swipe()
      bench.drag(to: 300)
      bench.release(at: 300, velocity: 900)
      for _ in 0..<8 {
        bench.wait(0.02)
        seen.append(bench.shown.count)
      }
    }
    for _ in 0..<200 {
      bench.wait(0.01)
      seen.append(bench.shown.count)
    }
    #expect(seen == seen.sorted(by: >))
    #expect(bench.stack == ["sites"])
    #expect(bench.isSettled)
    #expect(bench.violations == [])
  }
}

extension History {
  /// The entry of the innermost stack but one on the active path.
  fileprivate var hostOfLeaf: EntryKey? {
    stack(at: ContainerPath(activePath.steps.dropLast()))?.current.key
  }
}
