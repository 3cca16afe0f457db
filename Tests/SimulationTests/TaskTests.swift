import Navigation
import Platforms
import Simulation
import Testing

@Suite struct TaskTests {
  @Test(
    "R16: at the root Android 12 and later go to the background, and the app returns as it was",
    arguments: ["android-12", "android-13", "android-14", "android-15", "android-16"])
  func background(profile: String) throws {
    var world = try World.fieldbook(.android, profile: profile)
    world.send(.scroll(to: 4))
    let state = world.router.state
    world.send(.systemBack)
    #expect(world.task.state == .background)
    #expect(world.lastOutcome == .notHandled)
    world.send(.returnToApp)
    #expect(world.task.state == .foreground)
    #expect(world.router.state == state)
    #expect(world.app[world.visible.key].scroll == 4)
    #expect(world.violations.isEmpty)
  }

  @Test("R16: at the root Android 11 finishes the task, and the next start is a fresh one")
  func finish() throws {
    var world = try World.fieldbook(.android, profile: "android-11")
    world.send(.scroll(to: 4))
    world.send(.systemBack)
    #expect(world.task.state == .gone)
    world.send(.returnToApp)
    #expect(world.stack == ["sites"])
    #expect(world.app[world.visible.key].scroll == 0)
  }

  @Test("R16: a committed gesture at the root leaves as the button does")
  func gestureLeaves() throws {
    var world = try World.fieldbook(.android)
    world.act(.swipe(from: .right))
    world.act(.drag(to: 0.5, seconds: 0.1))
    world.act(.commit)
    world.settle()
    #expect(world.task.state == .background)
  }

  @Test("R39: iOS has no system back, and the playground says so instead of inventing one")
  func noSystemBack() throws {
    var world = try World.fieldbook(.ios)
    try world.tap(.label("Ada Lovelace"))
    let state = world.router.state
    let events = world.send(.systemBack)
    #expect(events.contains { if case .unavailable = $0 { true } else { false } })
    #expect(world.router.state == state)
  }

  @Test("a tap on the icon returns to the app")
  func icon() throws {
    var world = try World.fieldbook(.android)
    world.send(.home)
    #expect(world.task.state == .background)
    try world.tap(.icon)
    #expect(world.task.state == .foreground)
  }

  @Test("home during a gesture takes its touch away", arguments: Platform.allCases)
  func homeInGesture(platform: Platform) throws {
    var world = try World.fieldbook(platform)
    try world.tap(.row(1))
    let state = world.router.state
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.5, seconds: 0.1))
    world.send(.home)
    world.send(.returnToApp)
    world.settle()
    #expect(world.router.gesture == nil)
    #expect(world.router.state == state)
    #expect(world.violations.isEmpty)
  }
}
