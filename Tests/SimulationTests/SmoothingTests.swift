import Platforms
import Simulation
import Testing

@Suite struct SmoothingTests {
  @Test("M11: the picture of a finger that rests comes to rest, and nothing waits for it")
  func rests() throws {
    var world = try World.fieldbook(.android)
    try world.tap(.row(1))
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.5, seconds: 0.1))
    #expect(world.container.isMoving && world.isSettled)
    world.send(.wait(microseconds: 1_000_000))
    #expect(!world.container.isMoving)
    #expect(world.readout?.smoothed == world.readout?.progress)
    #expect(world.violations.isEmpty)
  }
}
