import Navigation
import Platforms
import Simulation
import Testing

@Suite struct GestureTests {
  private func deep(_ platform: Platform) throws -> World {
    var world = try World.fieldbook(platform)
    try world.tap(.label("Ada Lovelace"))
    try world.tap(.label("Visit notes"))
    return world
  }

  @Test(
    "R20: nothing in the history changes while a gesture begins and moves",
    arguments: Platform.allCases)
  func nothingMovesBeforeCommit(platform: Platform) throws {
    var world = try deep(platform)
    let before = world.router.state
    world.act(.swipe(from: .left))
    #expect(world.router.gesture != nil)
    for progress in [0.0, 0.2, 0.5, 0.9, 0.1] {
      world.act(.drag(to: progress, seconds: 0.1))
      #expect(world.router.state == before)
      #expect(world.shown == before.root)
    }
    #expect(world.violations.isEmpty)
  }

  @Test("R24: a cancel returns history, scroll and text", arguments: Platform.allCases)
  func cancelRestores(platform: Platform) throws {
    var world = try deep(platform)
    world.send([.type("half a thought"), .unfocus])
    let history = world.router.state
    let app = world.app
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.8, seconds: 0.2))
    world.act(.cancel)
    #expect(world.router.gesture != nil, "progress has to run back before the cancel is delivered")
    world.settle()
    #expect(world.router.gesture == nil)
    #expect(world.router.state == history)
    #expect(world.app == app)
    #expect(world.violations.isEmpty)
  }

  @Test(
    "R22: the named destination is the same at every progress and is where the commit lands",
    arguments: Platform.allCases)
  func destination(platform: Platform) throws {
    var world = try deep(platform)
    let employee = try #require(
      world.router.state.root.stack(at: world.router.state.root.activePath)
    )
    .entries[1].key
    world.act(.swipe(from: .left))
    for progress in [0.0, 0.5, 1.0] {
      world.act(.drag(to: progress, seconds: 0.1))
      #expect(world.destination == .entry(employee))
    }
    world.act(.commit)
    world.settle()
    #expect(world.visible.key == employee)
    #expect(world.stack == ["sites", "employee id=482"])
    #expect(world.shown == world.router.state.root)
    #expect(world.violations.isEmpty)
  }

  @Test(
    "R27: the system takes the touch away, and whatever the position that cancels",
    arguments: Platform.allCases, [0.05, 0.5, 0.99])
  func takenTouch(platform: Platform, progress: Double) throws {
    var world = try deep(platform)
    let before = world.router.state
    world.act(.swipe(from: .left))
    world.act(.drag(to: progress, seconds: 0.05))
    world.act(.cancel)
    world.settle()
    #expect(world.router.state == before)
  }

  @Test("R28: a tab switch during a gesture cancels it", arguments: Platform.allCases)
  func tabSwitch(platform: Platform) throws {
    var world = try deep(platform)
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.5, seconds: 0.1))
    let events = world.send(try world.inputs(tapping: .tab("Library")).get())
    #expect(events.contains { if case .preempted = $0 { true } else { false } })
    world.settle()
    #expect(world.router.gesture == nil)
    #expect(world.stack == ["library"])
    world.act(.commit)
    world.act(.release(velocity: nil))
    world.settle()
    #expect(world.stack == ["library"], "what is left of the touch does nothing")
    #expect(world.violations.isEmpty)
  }

  @Test(
    "R28: a tap on the back control during a gesture: Android applies it at once, iOS ignores it")
  func backControlInGesture() throws {
    for (platform, expected) in [(Platform.android, 2), (.ios, 3)] {
      var world = try deep(platform)
      world.act(.swipe(from: .left))
      world.act(.drag(to: 0.3, seconds: 0.1))
      world.send(try world.inputs(tapping: .back).get())
      world.act(.cancel)
      world.settle()
      #expect(world.stack.count == expected)
      #expect(world.violations.isEmpty)
    }
  }

  @Test(
    "R26: a request that touches the source ends the gesture, and one elsewhere lets it live",
    arguments: Platform.allCases)
  func preemption(platform: Platform) throws {
    var world = try deep(platform)
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.5, seconds: 0.1))
    world.send(.request(Request(.push(Location("album", ["id": "3"])), in: .tab("Library"))))
    #expect(world.router.gesture != nil)
    let events = world.send(.request(Request(.pop(1))))
    #expect(events.contains { if case .preempted = $0 { true } else { false } })
    #expect(world.router.gesture == nil)
    world.act(.release(velocity: 2_000))
    world.settle()
    #expect(world.stack == ["sites", "employee id=482"])
    #expect(world.shown == world.router.state.root)
    #expect(world.violations.isEmpty)
  }

  @Test("R25: a second swipe during a gesture is ignored", arguments: Platform.allCases)
  func secondGesture(platform: Platform) throws {
    var world = try deep(platform)
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.4, seconds: 0.1))
    let first = world.router.gesture?.id
    world.act(.swipe(from: .left))
    #expect(world.router.gesture?.id == first)
    #expect(world.violations.isEmpty)
  }

  @Test(
    "a finger that lies there since its gesture was preempted is in nobody's way",
    arguments: Platform.allCases)
  func deadFinger(platform: Platform) throws {
    var world = try deep(platform)
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.4, seconds: 0.1))
    world.send(.request(Request(.push(Location("edit", ["id": "482"])))))
    world.settle()
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.6, seconds: 0.1))
    #expect(world.readout?.progress == 0.6)
    world.act(.release(velocity: 900))
    world.settle()
    #expect(!world.container.isInGesture)
    #expect(world.stack == ["sites", "employee id=482", "notes id=482"])
    #expect(world.violations.isEmpty)
  }

  @Test("R33: iOS pops once, and the report never pops a second time")
  func reportIsNoRequest() throws {
    var world = try deep(.ios)
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.7, seconds: 0.1))
    let depth = world.stack.count
    world.act(.release(velocity: 0))
    #expect(world.stack.count == depth, "the report comes when the page has settled")
    world.settle()
    #expect(world.stack.count == depth - 1)
    #expect(world.shown == world.router.state.root)
    #expect(world.violations.isEmpty)
  }

  @Test(
    "R21: at the root iOS does not begin; on Android 15 and later the host previews home",
    arguments: ["ios-26", "android-16", "android-14"])
  func root(profile: String) throws {
    var world = try World.fieldbook(.ios, profile: profile)
    world.act(.swipe(from: .left))
    world.act(.drag(to: 0.5, seconds: 0.1))
    #expect(world.router.gesture == nil)
    #expect(world.scene.showsLauncher == (profile == "android-16"))
    world.act(.cancel)
    world.settle()
    #expect(world.task.state == .foreground)
    #expect(world.violations.isEmpty)
  }
}
