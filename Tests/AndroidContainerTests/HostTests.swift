import AndroidContainer
import ContainerBench
import Motion
import Navigation
import Platforms
import Testing

@Suite struct HostTests {
  /// A phone at the root of its start tab.
  private func bench(_ profile: String = "android-16") throws -> Bench<AndroidContainer> {
    try Bench<AndroidContainer>(profile: try #require(Profile(named: profile)))
  }

  @Test(
    "R21, R29: from Android 15 on the host previews going home, and the core is never told",
    arguments: ["android-15", "android-16"])
  func preview(profile: String) throws {
    var bench = try bench(profile)
    bench.swipe()
    #expect(bench.log == [.hostBegan])
    bench.drag(to: 206)
    #expect(bench.router.gesture == nil)
    #expect(bench.readout?.destination == .host)
    #expect(bench.readout?.transform == .home(BackToHomeTransform(progress: 0.5)))
    bench.release(at: 206)
    bench.settle()
    #expect(bench.log == [.hostBegan, .hostCommitted])
    #expect(bench.departures == 1)
    #expect(bench.outcomes.isEmpty)
    #expect(bench.violations == [])
  }

  @Test("M9: the app shrinks over the launcher, as a whole and about its centre")
  func picture() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.wait(1)
    let scene = bench.scene
    #expect(scene.showsLauncher)
    #expect(scene.app.scale == BackToHomeTransform(progress: 0.5).scale)
    #expect(scene.app.shiftX == 0 && scene.app.shiftY == 0 && scene.app.opacity == 1)
    #expect(scene.surfaces.map(\.placement.isIdentity) == [true])
  }

  @Test("R24: the host's gesture that is let go early runs back, then says so")
  func cancel() throws {
    var bench = try bench()
    let before = bench.scene
    bench.swipe()
    bench.drag(to: 206)
    bench.drag(to: 100)
    bench.release(at: 100)
    #expect(bench.log == [.hostBegan])
    bench.settle()
    #expect(bench.log == [.hostBegan, .hostCancelled])
    #expect(bench.departures == 0)
    #expect(bench.scene == before)
  }

  @Test("R27: the host's gesture that is taken away cancels, whatever the position")
  func taken() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 400)
    bench.touch(.cancelled, x: 400)
    bench.settle()
    #expect(bench.log == [.hostBegan, .hostCancelled])
  }

  @Test(
    "R29: before Android 15 the way home has no preview, and a commit is a plain back",
    arguments: ["android-11", "android-12", "android-13", "android-14"])
  func noPreview(profile: String) throws {
    var bench = try bench(profile)
    let before = bench.scene
    bench.swipe()
    bench.drag(to: 206)
    #expect(bench.log.isEmpty)
    #expect(bench.container.isInGesture && !bench.container.takesTaps)
    #expect(bench.scene == before)
    #expect(bench.readout?.destination == .host)
    #expect(bench.readout?.transform == .atRest(on: .android, device: .pixel))
    bench.release(at: 206)
    #expect(bench.log == [.invoked(.systemGesture)])
    #expect(bench.departures == 1)
    #expect(bench.violations == [])
  }

  @Test(
    "R29, R30: before Android 14 no gesture has progress; a release that commits is a plain back",
    arguments: ["android-11", "android-12", "android-13"])
  func plain(profile: String) throws {
    var bench = try bench(profile)
    bench.push("employee", "notes")
    let count = bench.log.count
    bench.swipe()
    bench.drag(to: 206)
    #expect(bench.log.count == count)
    #expect(bench.readout?.progress == 0)
    #expect(bench.readout?.distance == 206)
    #expect(bench.readout?.verdict == .commits)
    bench.release(at: 206)
    #expect(bench.stack == ["sites", "employee"])
    bench.settle()
    #expect(bench.log[count...] == [.invoked(.systemGesture), .confirmed(bench.router.revision)])
    #expect(bench.violations == [])
  }

  @Test(
    "R27, android A66: a plain swipe that does not commit leaves no trace", arguments: [12, 206])
  func plainCancel(distance: Double) throws {
    var bench = try bench("android-13")
    bench.push("employee")
    let count = bench.log.count
    bench.swipe()
    bench.drag(to: distance)
    if distance > 16 {
      bench.touch(.cancelled, x: distance)
    } else {
      bench.release(at: distance)
    }
    bench.settle()
    #expect(bench.log.count == count)
    #expect(bench.container.takesTaps)
  }

  @Test("R29: a plain swipe leaves a transition alone, a preview ends it at once")
  func duringTransition() throws {
    for (profile, isMoving) in [("android-13", true), ("android-16", false)] {
      var bench = try bench(profile)
      bench.push("employee")
      bench.ask(.push(Location("notes")))
      bench.wait(0.1)
      bench.swipe()
      #expect(bench.container.isMoving == isMoving)
      #expect(bench.container.isInGesture)
      #expect(bench.log.contains(.confirmed(bench.router.revision)) == !isMoving)
      bench.release(at: 206)
      bench.settle()
      #expect(bench.shown == ["sites", "employee"])
      #expect(bench.violations == [])
    }
  }

  @Test("R29: Android 14 hands progress to the app, and has none for the host")
  func fourteen() throws {
    var bench = try bench("android-14")
    bench.push("employee")
    bench.swipe()
    bench.drag(to: 206)
    #expect(bench.progress == 0.5)
    bench.release(at: 206)
    bench.settle()
    #expect(bench.stack == ["sites"])
  }

  @Test("R26: a push during the host's gesture cancels it, and is seen")
  func push() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.ask(.push(Location("employee")))
    #expect(bench.log == [.hostBegan, .hostCancelled])
    bench.release(at: 206)
    bench.settle()
    #expect(bench.departures == 0)
    #expect(bench.shown == ["sites", "employee"])
    #expect(bench.violations == [])
  }

  @Test("I18: the host is asked only while back is its own at the release, too")
  func meantime() throws {
    var bench = try bench()
    var policies = AppPolicies()
    policies.tabBack = .none
    bench.adopt(policies)
    bench.ask(.tapTab("Library"))
    bench.swipe()
    bench.drag(to: 206)
    policies.tabBack = .initial
    bench.adopt(policies)
    bench.release(at: 206)
    bench.settle()
    #expect(bench.departures == 0)
    #expect(bench.hostGestures == (1, 1))
    #expect(bench.violations == [])
  }

  @Test("R26, I15: the button during the host's gesture ends it and asks the host once")
  func button() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.pressSystemBack()
    #expect(bench.log.suffix(2) == [.hostCancelled, .invoked(.systemButton)])
    bench.release(at: 206)
    bench.settle()
    #expect(bench.departures == 1)
    #expect(bench.violations == [])
  }

  @Test("R33: what is recorded while the app leaves is confirmed all the same")
  func leaving() throws {
    var bench = try bench()
    bench.swipe()
    bench.release(at: 206)
    bench.ask(.push(Location("album")), in: .tab("Library"))
    bench.pressSystemBack()
    #expect(bench.readout?.phase == .committing)
    bench.settle()
    #expect(bench.hostGestures == (1, 1))
    #expect(bench.violations == [])
  }

  @Test("R21: a request elsewhere lets the host's gesture live")
  func elsewhere() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 206)
    bench.ask(.push(Location("album")), in: .tab("Library"))
    #expect(bench.readout?.phase == .following)
    bench.release(at: 206)
    bench.settle()
    #expect(bench.departures == 1)
    #expect(bench.violations == [])
  }
}
