import AndroidContainer
import ContainerBench
import Motion
import Navigation
import Platforms
import Testing

@Suite struct RecogniserTests {
  /// A pixel, 412 dp wide, that shows a page.
  private func bench() throws -> Bench<AndroidContainer> {
    var bench = try Bench<AndroidContainer>(profile: .standard(for: .android))
    bench.push("employee")
    return bench
  }

  @Test(
    "M12, android A62: a swipe comes down within 30 dp of an edge, the 30th included",
    arguments: [
      (0.0, 40.0, Side.left), (30, 60, .left), (412, 380, .right), (382, 360, .right),
    ])
  func strip(from: Double, to: Double, side: Side) throws {
    var bench = try bench()
    bench.touch(.down, x: from)
    bench.touch(.moved, x: to)
    #expect(bench.container.isInGesture)
    #expect(bench.readout?.side == side)
  }

  @Test("M12, android A62: none begins elsewhere", arguments: [31.0, 206, 381])
  func outside(from: Double) throws {
    var bench = try bench()
    for target in [0.0, 412] {
      bench.touch(.down, x: from)
      bench.touch(.moved, x: target)
      #expect(!bench.container.isInGesture)
      bench.touch(.up(velocity: nil), x: target)
    }
    #expect(bench.router.state.visibleLeaf.route == "employee")
  }

  @Test(
    "M12: within the slop of 6 dp it may still be a tap", arguments: [(6.0, false), (6.1, true)])
  func slop(distance: Double, begins: Bool) throws {
    var bench = try bench()
    bench.touch(.down, x: 4)
    bench.touch(.moved, x: 4 + distance)
    #expect(bench.container.isInGesture == begins)
    #expect(bench.container.takesTaps == !begins)
  }

  @Test("M12: a finger that first moves up or down is no swipe, whatever it does later")
  func vertical() throws {
    var bench = try bench()
    bench.touch(.down, x: 0, y: 400)
    bench.touch(.moved, x: 6, y: 407)
    bench.touch(.moved, x: 200, y: 407)
    bench.touch(.up(velocity: 900), x: 200, y: 407)
    #expect(bench.log.allSatisfy { if case .began = $0 { false } else { true } })
    #expect(bench.router.state.visibleLeaf.route == "employee")
  }

  @Test("M12: a finger that moves exactly aslant is undecided until it leans one way")
  func aslant() throws {
    var bench = try bench()
    bench.touch(.down, x: 0, y: 400)
    bench.touch(.moved, x: 20, y: 420)
    #expect(!bench.container.isInGesture)
    bench.touch(.moved, x: 21, y: 420)
    #expect(bench.container.isInGesture)
  }

  @Test("M12, android A65: a second finger before the lock drops it")
  func secondFinger() throws {
    var bench = try bench()
    bench.touch(.down, x: 0)
    bench.touch(.down, x: 200, finger: 1)
    bench.touch(.moved, x: 100)
    #expect(!bench.container.isInGesture)
  }

  @Test("R25: after the lock another finger is not the swipe's, whatever it does")
  func otherFinger() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 103)
    let before = bench.container
    bench.touch(.down, x: 300, finger: 1)
    bench.touch(.moved, x: 20, finger: 1)
    bench.touch(.up(velocity: -900), x: 20, finger: 1)
    bench.touch(.cancelled, x: 20, finger: 1)
    #expect(bench.container == before)
    #expect(bench.progress == 0.25)
  }

  @Test("R7: touches that no glass would send are answered all the same")
  func hostile() throws {
    var bench = try bench()
    bench.touch(.moved, x: 100)
    bench.touch(.up(velocity: .nan), x: .infinity)
    bench.touch(.cancelled, x: 0)
    #expect(bench.violations == [])
    bench.swipe()
    bench.drag(to: 1e300, y: .nan)
    #expect(bench.progress == 1)
    bench.drag(to: -1e300, y: -1e300)
    #expect(bench.progress == 0)
    #expect(bench.violations == [])
    bench.touch(.up(velocity: .infinity), x: 0)
    bench.touch(.up(velocity: nil), x: 300)
    bench.settle()
    #expect(bench.violations == [])
    #expect(bench.router.state.visibleLeaf.route == "employee")
  }

  @Test("R27: a finger that comes down a second time had been taken away")
  func lostUp() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 200)
    bench.touch(.down, x: 200)
    #expect(bench.readout?.phase == .cancelling)
    bench.settle()
    #expect(bench.ends.values.map(\.self) == [[.cancelled]])
  }

  @Test("a glass without extent recognises, and goes nowhere")
  func noExtent() throws {
    var bench = try Bench<AndroidContainer>(
      profile: .standard(for: .android),
      device: Device(name: "none", size: Size(width: 0, height: 0)))
    bench.push("employee")
    bench.touch(.down, x: 0, y: 0)
    bench.touch(.moved, x: 100, y: 0)
    #expect(bench.progress == 0)
    bench.touch(.moved, x: 200, y: 0)
    #expect(bench.progress == 0)
    #expect(bench.violations == [])
  }
}
