import Motion
import Navigation
import Platforms
import Simulation
import Testing

@Suite struct DeterminismTests {
  @Test("time in one leap and in a thousand steps comes to the same", arguments: Platform.allCases)
  func chunks(platform: Platform) throws {
    var leap = try World.fieldbook(platform)
    try leap.tap(.row(1))
    leap.act(.swipe(from: .left))
    leap.act(.drag(to: 0.45, seconds: 0.2))
    leap.act(.release(velocity: nil))
    var steps = leap
    leap.send(.wait(microseconds: 1_000_000))
    for _ in 0..<1_000 { steps.send(.wait(microseconds: 1_000)) }
    #expect(leap.signature == steps.signature)
    #expect(leap.now == steps.now)
    #expect(leap.router == steps.router)
  }

  @Test(
    "switching the platform cancels the gesture and keeps core and screen state",
    arguments: Platform.allCases)
  func platformSwitch(platform: Platform) throws {
    var world = try World.fieldbook(platform)
    world.send(.scroll(to: 3))
    try world.tap(.row(5))
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.4, seconds: 0.1))
    let state = world.router.state
    let app = world.app
    world.send(.platform(.standard(for: platform.other), .standard(for: platform.other)))
    world.settle()
    #expect(world.platform == platform.other)
    #expect(world.router.gesture == nil)
    #expect(world.router.state == state)
    #expect(world.shown == state.root)
    #expect(world.app == app)
    #expect(world.violations.isEmpty)
  }

  @Test("hostile touches and times do no harm", arguments: Platform.allCases)
  func hostile(platform: Platform) throws {
    var world = try World.fieldbook(platform)
    let places: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5]
    for x in places {
      for y in places {
        let point = Point(x: x, y: y)
        world.send([
          .touch(Touch(.moved, at: point)), .touch(Touch(.down, at: point)),
          .touch(Touch(.down, at: point)), .touch(Touch(.moved, at: point)),
          .touch(Touch(.up(velocity: x), at: point)), .touch(Touch(.up(velocity: y), at: point)),
          .touch(Touch(.cancelled, at: point)), .wait(microseconds: -1),
          .wait(microseconds: .min),
        ])
      }
    }
    world.send([.scroll(to: .max), .scroll(to: .min), .wait(microseconds: .max)])
    #expect(world.violations.isEmpty)
  }
}
