import AndroidContainer
import ContainerBench
import Motion
import Navigation
import Platforms
import Testing

@Suite struct SceneTests {
  /// A phone 360 dp wide that shows notes over an employee over Sites.
  private func bench(_ policies: PlatformPolicies = PlatformPolicies()) throws
    -> Bench<AndroidContainer>
  {
    var bench = try Bench<AndroidContainer>(
      profile: .standard(for: .android),
      device: Device(name: "small", size: Size(width: 360, height: 800)))
    bench.policies = policies
    bench.push("employee", "notes")
    return bench
  }

  /// The same with a finger that has rested at a progress.
  private func swiped(
    to progress: Double, dy: Double = 0, from side: Side = .left,
    _ policies: PlatformPolicies = PlatformPolicies()
  ) throws -> Bench<AndroidContainer> {
    var bench = try bench(policies)
    bench.swipe(from: side)
    bench.drag(to: 360 * progress, y: 400 + dy, from: side)
    bench.wait(1)
    return bench
  }

  @Test("I23: at rest the visible screen stands at identity and takes input")
  func atRest() throws {
    let bench = try bench()
    let key = bench.router.state.visibleLeaf.key
    let surface = try #require(bench.scene.surfaces.first)
    #expect(bench.scene.surfaces.count == 1)
    #expect(surface.key == key && surface.below?.route == "employee")
    #expect(surface.placement.isIdentity && surface.takesInput && surface.dim == 0)
    #expect(!bench.scene.showsLauncher && bench.scene.app.isIdentity)
  }

  @Test("R44: the root of a tab has no way back in its header")
  func root() throws {
    var bench = try bench()
    bench.ask(.tapTab("Library"))
    #expect(bench.scene.surfaces.map(\.below) == [nil])
  }

  @Test(
    "M2, M3, android A75: the surface shrinks and shifts away from its edge",
    arguments: [
      (0.1, 0.95537, 4.463), (0.25, 0.93094, 6.906), (0.35, 0.92101, 7.899),
      (0.5, 0.91101, 8.899), (0.75, 0.90236, 9.764), (1, 0.9, 10),
    ], Side.allCases)
  func surface(sample: (progress: Double, scale: Double, shift: Double), side: Side) throws {
    let bench = try swiped(to: sample.progress, from: side)
    let leaving = try #require(bench.scene.surfaces.last)
    #expect(leaving.key?.route == "notes")
    #expect(abs(leaving.placement.scale - sample.scale) < 6e-6 + 1e-5)
    #expect(abs(leaving.placement.shiftX - sample.shift * side.inward) < 6e-4)
    #expect(leaving.placement.opacity == 1)
  }

  @Test(
    "M4, M5: the surface follows the finger up and down, and its corners round",
    arguments: [(50.0, 11.119), (-100, -16), (400, 28.476)])
  func vertical(dy: Double, shift: Double) throws {
    let leaving = try #require(try swiped(to: 1, dy: dy).scene.surfaces.last)
    #expect(abs(leaving.placement.shiftY - shift) < 6e-4)
    #expect(leaving.placement.corner == 32)
  }

  @Test("M6: the destination lies at identity under a light scrim, and is seen from the start")
  func destination() throws {
    let bench = try swiped(to: 0.5)
    let destination = try #require(bench.scene.surfaces.first)
    #expect(destination.key?.route == "employee" && destination.below?.route == "sites")
    #expect(destination.placement.isIdentity)
    #expect(destination.dim == BackPreview.lightScrim)
  }

  @Test(
    "M6, android A89: full-screen, one screen fades out up to 0.35 and the other in from there",
    arguments: [
      (0.1, 0.7143, 0.0), (0.2, 0.4286, 0), (0.35, 0, 0), (0.5, 0, 0.2308), (0.8, 0, 0.6923),
    ])
  func fullScreen(progress: Double, out: Double, into: Double) throws {
    var policies = PlatformPolicies()
    policies.preview = .fullScreen
    let surfaces = try swiped(to: progress, dy: 100, policies).scene.surfaces
    #expect(surfaces.map(\.key?.route) == [nil, "employee", "notes"])
    #expect(abs((surfaces.last?.placement.opacity ?? -1) - out) < 6e-5)
    #expect(abs((surfaces.dropLast().last?.placement.opacity ?? -1) - into) < 6e-5)
    #expect(surfaces.allSatisfy { $0.placement.shiftX == 0 && $0.placement.shiftY == 0 })
    #expect(surfaces.allSatisfy { $0.dim == 0 })
  }

  @Test(
    "R22, picture-switch=commit: the picture is the destination's as soon as letting go commits",
    arguments: [(0.04, false), (0.05, true), (0.9, true)])
  func pictureSwitch(progress: Double, isDestination: Bool) throws {
    var policies = PlatformPolicies()
    policies.preview = .fullScreen
    policies.pictureSwitch = .atCommit
    let bench = try swiped(to: progress, policies)
    let seen = bench.scene.surfaces.filter { $0.placement.opacity > 0 }.map(\.key?.route)
    #expect(seen == [nil, isDestination ? "employee" : "notes"])
    #expect((bench.readout?.verdict == .commits) == isDestination)
  }

  @Test("M11: the picture follows the finger by a spring, the numbers follow it exactly")
  func smoothing() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 180)
    #expect(bench.readout?.progress == 0.5)
    #expect(bench.readout?.smoothed == 0)
    #expect(bench.container.isMoving && bench.container.nextDeadline == nil)
    bench.wait(0.05)
    let spring = Settle(spring: .backProgress, from: 0, to: 0.5, ending: .atRest)
    #expect(bench.readout?.smoothed == spring.value(at: 0.05))
    bench.wait(1)
    #expect(bench.readout?.smoothed == 0.5)
    #expect(!bench.container.isMoving)
  }

  @Test(
    "R22: the numbers are those of the preview, by every policy", arguments: VerticalShift.allCases)
  func numbers(vertical: VerticalShift) throws {
    var policies = PlatformPolicies()
    policies.vertical = vertical
    policies.easing = .systemBack
    policies.fadeOn = .eased
    let bench = try swiped(to: 0.5, dy: 90, policies)
    let transform = AndroidBackTransform(
      progress: 0.5, side: .left, dy: 90, size: bench.device.size, deviceCorner: 24,
      easing: .systemBack, vertical: vertical, fadeOn: .eased)
    #expect(bench.readout?.transform == .android(transform))
    #expect(bench.scene.surfaces.last?.placement.shiftY == transform.shiftY)
  }

  @Test("R40: the destination takes input once it is decided, and the screen that leaves no more")
  func input() throws {
    var bench = try swiped(to: 0.5)
    #expect(bench.scene.surfaces.map(\.takesInput) == [false, true])
    bench.release(at: 180)
    #expect(bench.scene.surfaces.map(\.takesInput) == [true, false])
  }

  @Test(
    "M8: a commit ends where rest begins: the surface gone, the destination clear",
    arguments: PreviewStyle.allCases, PlatformPolicies.PictureSwitch.allCases)
  func commitEnds(style: PreviewStyle, pictureSwitch: PlatformPolicies.PictureSwitch) throws {
    var policies = PlatformPolicies()
    policies.preview = style
    policies.pictureSwitch = pictureSwitch
    var bench = try swiped(to: 0.5, policies)
    bench.release(at: 180)
    let scale = try #require(bench.scene.surfaces.last?.placement.scale)
    bench.wait(0.225 - 1e-6)
    let last = bench.scene.surfaces
    #expect((last.last?.placement.opacity ?? 1) < 1e-4)
    let destination = try #require(last.dropLast().last)
    #expect(abs(destination.placement.scale - 1) < 1e-4)
    #expect(destination.placement.opacity > 1 - 1e-4 && destination.dim < 1e-4)
    #expect(scale > 0.9)
    bench.wait(1e-6)
    #expect(bench.violations == [])
    #expect(bench.container.takesTaps)
  }

  @Test(
    "R24, android A92: a cancel ends where rest begins, by every rule of the vertical shift",
    arguments: VerticalShift.allCases)
  func cancelEnds(vertical: VerticalShift) throws {
    var policies = PlatformPolicies()
    policies.vertical = vertical
    var bench = try swiped(to: 0.8, dy: 300, policies)
    bench.touch(.cancelled, x: 288)
    let end = try #require(bench.container.nextDeadline)
    bench.wait(end.seconds(since: bench.now) - 1e-6)
    let leaving = try #require(bench.scene.surfaces.last)
    #expect(abs(leaving.placement.shiftY) < 1 && abs(leaving.placement.scale - 1) < 0.01)
    bench.wait(1e-6)
    #expect(bench.violations == [])
    #expect(bench.container.takesTaps)
  }

  @Test(
    "R40: in a transition the arriving screen takes input and lies on top, a leaving one takes none"
  )
  func transition() throws {
    var bench = try bench()
    bench.pressSystemBack()
    let surfaces = bench.scene.surfaces
    #expect(surfaces.map(\.key?.route) == [nil, "notes", "employee"])
    #expect(surfaces.map(\.takesInput) == [false, false, true])
    #expect(surfaces.map(\.placement.opacity) == [1, 1, 0])
  }

  @Test("M6: by button one screen slides and fades out, then the other in; forward the other way")
  func slide() throws {
    for (isForward, sign) in [(true, 1.0), (false, -1)] {
      var bench = try bench()
      if isForward { bench.ask(.push(Location("album"))) } else { bench.pressSystemBack() }
      bench.wait(0.105)
      #expect(bench.scene.surfaces.dropFirst().map(\.placement.opacity) == [0, 0])
      let shifts = bench.scene.surfaces.dropFirst().map(\.placement.shiftX)
      #expect(shifts[0] * sign < 0 && shifts[1] * sign > 0)
      #expect(abs(shifts[1] - shifts[0] - 30 * sign) < 1e-9)
      bench.wait(0.194)
      #expect((bench.scene.surfaces.last?.placement.opacity ?? 0) > 0.99)
      bench.settle()
      #expect(bench.violations == [])
    }
  }
}
