import ContainerBench
import IOSContainer
import Motion
import Navigation
import Platforms
import Testing

@Suite struct RecogniserTests {
  /// A phone 393 pt wide that shows an employee over Sites.
  private func bench() throws -> Bench<IOSContainer> {
    var bench = try Bench<IOSContainer>(profile: .standard(for: .ios))
    bench.push("employee")
    return bench
  }

  @Test("M14, ios I28: a swipe comes down within 20 pt of the leading edge, the 20th included")
  func strip() throws {
    for (x, begins) in [(0.0, true), (20, true), (21, false), (200, false), (393, false)] {
      var bench = try bench()
      bench.touch(.down, x: x)
      bench.touch(.moved, x: x + 60)
      #expect(bench.container.isInGesture == begins)
      #expect(bench.container.takesTaps == !begins)
    }
  }

  @Test("M14: it activates after 10 pt along the axis", arguments: [(10.0, false), (10.5, true)])
  func activation(distance: Double, begins: Bool) throws {
    var bench = try bench()
    bench.touch(.down, x: 5)
    bench.touch(.moved, x: 5 + distance)
    #expect(bench.container.isInGesture == begins)
  }

  @Test("M14: towards the edge it never activates")
  func backwards() throws {
    var bench = try bench()
    bench.touch(.down, x: 20)
    bench.touch(.moved, x: 0)
    #expect(!bench.container.isInGesture)
    bench.touch(.moved, x: 31)
    #expect(bench.container.isInGesture)
  }

  @Test("M14, ios I29: it fails after 20 pt across, whatever follows")
  func failure() throws {
    for (across, begins) in [(20.0, true), (-20, true), (21, false), (-21, false)] {
      var bench = try bench()
      bench.touch(.down, x: 0, y: 400)
      bench.touch(.moved, x: 4, y: 400 + across)
      bench.touch(.moved, x: 200, y: 400 + across)
      #expect(bench.container.isInGesture == begins)
    }
  }

  @Test("M14: once activated it may move across as it likes")
  func across() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 196.5, y: 700)
    #expect(bench.progress == 0.5)
    #expect(bench.readout?.dy == 300)
  }

  @Test("R25: another finger is not the swipe's, whatever it does")
  func otherFinger() throws {
    var bench = try bench()
    bench.touch(.down, x: 0)
    bench.touch(.down, x: 100, finger: 1)
    bench.touch(.moved, x: 11)
    bench.touch(.moved, x: 196.5)
    let before = bench.container
    bench.touch(.down, x: 5, finger: 1)
    bench.touch(.moved, x: 300, finger: 1)
    bench.touch(.up(velocity: 900), x: 300, finger: 1)
    bench.touch(.cancelled, x: 300, finger: 1)
    #expect(bench.container == before)
    #expect(bench.progress == 0.5)
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
    bench.touch(.up(velocity: .nan), x: -1e300)
    bench.touch(.up(velocity: nil), x: 300)
    bench.settle()
    #expect(bench.violations == [])
    #expect(bench.stack == ["sites", "employee"])
  }

  @Test(
    "M15, R7: a speed that no finger has is answered all the same",
    arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func hostileSpeed(velocity: Double) throws {
    var bench = try bench()
    bench.swipe()
    bench.release(at: 100, velocity: velocity)
    bench.settle()
    #expect(bench.violations == [])
    #expect(bench.stack.count == (velocity > 0 ? 1 : 2))
    #expect(bench.container.takesTaps)
  }

  @Test("R27: a finger that comes down a second time had been taken away")
  func lostUp() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 300)
    bench.touch(.down, x: 200)
    #expect(bench.readout?.phase == .cancelling)
    bench.settle()
    #expect(bench.ends.values.map(\.self) == [[.cancelled]])
  }

  @Test("a glass without extent recognises, and goes nowhere")
  func noExtent() throws {
    var bench = try Bench<IOSContainer>(
      profile: .standard(for: .ios), device: Device(name: "none", size: Size(width: 0, height: 0)))
    bench.push("employee")
    bench.touch(.down, x: 0, y: 0)
    bench.touch(.moved, x: 100, y: 0)
    bench.touch(.moved, x: 200, y: 0)
    #expect(bench.progress == 0)
    bench.touch(.up(velocity: 900), x: 200, y: 0)
    bench.settle()
    #expect(bench.stack.count == 2)
    #expect(bench.violations == [])
  }
}
