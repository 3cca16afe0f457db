import AndroidContainer
import ContainerBench
import Motion
import Navigation
import Platforms
import Testing

@Suite struct SwipeTests {
  @Test("android A66: a release beyond 16 dp commits")
  func commit() throws {
    var bench = try Bench<AndroidContainer>(profile: .standard(for: .android))
    bench.ask(.push(Location("employee")))
    bench.settle()
    bench.touch(.down, x: 0)
    bench.touch(.moved, x: 8)
    #expect(bench.progress == 0)
    bench.touch(.moved, x: 206)
    #expect(bench.progress == 0.5)
    bench.touch(.up(velocity: nil), x: 206)
    #expect(bench.router.state.visibleLeaf.route == "sites")
    bench.settle()
    #expect(bench.container.ledger.shown == bench.router.state.root)
    #expect(bench.ends.values.map { $0 } == [[.committed]])
    #expect(bench.container.takesTaps)
  }
}
