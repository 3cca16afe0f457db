import ContainerBench
import IOSContainer
import Motion
import Navigation
import Platforms
import Testing

@Suite struct SwipeTests {
  @Test("ios I2: a drag of 0.6 of the width at rest pops once")
  func pop() throws {
    var bench = try Bench<IOSContainer>(profile: .standard(for: .ios))
    bench.ask(.push(Location("employee")))
    bench.settle()
    bench.touch(.down, x: 0)
    bench.touch(.moved, x: 11)
    #expect(bench.progress == 0)
    bench.touch(.moved, x: 393 * 0.6)
    bench.wait(0.2)
    bench.touch(.up(velocity: nil), x: 393 * 0.6)
    #expect(bench.router.state.visibleLeaf.route == "employee")
    bench.settle()
    #expect(bench.router.state.visibleLeaf.route == "sites")
    #expect(bench.container.ledger.shown == bench.router.state.root)
    #expect(bench.ends.values.map { $0 } == [[.popped]])
    #expect(bench.container.takesTaps)
  }
}
