import Simulation
import Testing

@Suite("Reports of a container that has popped by itself")
struct ReportTests {
  @Test("R33, R37: what the router changed while the container popped is shown after the report")
  func changeDuringPop() throws {
    var world = try World.fieldbook(.ios)
    try world.tap(.tab("Library"))
    try world.tap(.label("Album 1"))
    try world.tap(.label("Track 1"))
    world.send(try world.inputs(tapping: .back).get())
    world.send(.wait(microseconds: 100_000))
    world.send(try world.inputs(tapping: .tab("Library")).get())
    #expect(world.stack == ["library"])
    world.settle()
    #expect(world.shown == world.router.state.root)
    #expect(world.violations == [])
  }
}
