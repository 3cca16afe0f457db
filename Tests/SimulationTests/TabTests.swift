import Navigation
import Platforms
import Simulation
import Testing

@Suite struct TabTests {
  @Test("R42: a hidden tab keeps its stack and its scroll", arguments: Platform.allCases)
  func tabsKeep(platform: Platform) throws {
    var world = try World.fieldbook(platform)
    try world.tap(.tab("Library"))
    world.send(.scroll(to: 20))
    try world.tap(.label("Album 25"))
    let library = world.visible.key
    try world.tap(.tab("Sites"))
    try world.tap(.tab("Library"))
    #expect(world.visible.key == library)
    try world.tap(.back)
    #expect(world.app[world.visible.key].scroll == 20)
    #expect(world.violations.isEmpty)
  }

  @Test(
    "R43: re-selecting pops to the root, then scrolls to the top, then does nothing",
    arguments: Platform.allCases)
  func reselect(platform: Platform) throws {
    var world = try World.fieldbook(platform)
    try world.tap(.tab("Library"))
    world.send(.scroll(to: 20))
    try world.tap(.label("Album 22"))
    try world.tap(.tab("Library"))
    #expect(world.stack == ["library"])
    #expect(world.app[world.visible.key].scroll == 20)
    try world.tap(.tab("Library"))
    #expect(world.app[world.visible.key].scroll == 0)
    let state = world.router.state
    try world.tap(.tab("Library"))
    #expect(world.router.state == state)
  }

  @Test("R44: back at another tab's root goes to the start tab as it was left, or leaves by policy")
  func tabBack() throws {
    var world = try World.fieldbook(.android)
    try world.tap(.label("Ada Lovelace"))
    try world.tap(.tab("Settings"))
    world.send(.systemBack)
    world.settle()
    #expect(world.stack == ["sites", "employee id=482"])
    #expect(world.lastClaimant == .tabs)

    var policies = AppPolicies()
    policies.tabBack = .none
    world.send(.appPolicies(policies))
    try world.tap(.tab("Settings"))
    world.send(.systemBack)
    #expect(world.task.state == .background)
  }
}
