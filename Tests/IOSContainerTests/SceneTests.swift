import ContainerBench
import IOSContainer
import Motion
import Navigation
import Platforms
import Testing

@Suite struct SceneTests {
  /// A phone 393 pt wide that shows notes over an employee over Sites.
  private func bench() throws -> Bench<IOSContainer> {
    var bench = try Bench<IOSContainer>(profile: .standard(for: .ios))
    bench.push("employee", "notes")
    return bench
  }

  @Test("I23: at rest the visible screen stands at identity and takes input")
  func atRest() throws {
    let bench = try bench()
    let surface = try #require(bench.scene.surfaces.first)
    #expect(bench.scene.surfaces.count == 1)
    #expect(surface.key?.route == "notes" && surface.below?.route == "employee")
    #expect(surface.placement.isIdentity && surface.takesInput)
    #expect(surface.dim == 0 && !surface.castsShadow && surface.titleOpacity == 1)
  }

  @Test(
    "M13, ios I25: the top screen follows one to one, the lower one comes from 0.3 and clears",
    arguments: [
      (0.25, 98.25, -88.425, 0.075), (0.5, 196.5, -58.95, 0.05), (0.75, 294.75, -29.475, 0.025),
    ])
  func sideBySide(progress: Double, top: Double, below: Double, dim: Double) throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 393 * progress)
    let surfaces = bench.scene.surfaces
    #expect(surfaces.map(\.key?.route) == ["employee", "notes"])
    #expect(abs(surfaces[0].placement.shiftX - below) < 5e-4)
    #expect(abs(surfaces[1].placement.shiftX - top) < 5e-4)
    #expect(abs(surfaces[0].dim - dim) < 1e-9)
    #expect(surfaces.map(\.castsShadow) == [false, true])
    #expect(surfaces.allSatisfy { $0.placement.scale == 1 && $0.placement.opacity == 1 })
    #expect(
      bench.readout?.transform == .ios(PopTransform(progress: 393 * progress / 393, width: 393)))
  }

  @Test("M17: the lower title comes from −0.33 of the width as the upper one fades")
  func titles() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 98.25)
    let surfaces = bench.scene.surfaces
    #expect(abs(surfaces[0].titleShift - -0.33 * 393 * 0.75) < 1e-9)
    #expect(surfaces.map(\.titleOpacity) == [0.25, 0.75])
  }

  @Test("R40: the arriving screen takes input and a leaving one takes none, once it is decided")
  func input() throws {
    var bench = try bench()
    bench.swipe()
    bench.drag(to: 300)
    #expect(bench.scene.surfaces.map(\.takesInput) == [false, true])
    bench.release(at: 300, velocity: 0)
    #expect(bench.scene.surfaces.map(\.takesInput) == [true, false])
    bench.settle()
    bench.ask(.push(Location("album")))
    #expect(bench.scene.surfaces.map(\.key?.route) == ["employee", "album"])
    #expect(bench.scene.surfaces.map(\.takesInput) == [false, true])
    bench.settle()
    bench.tapHeaderControl()
    #expect(bench.scene.surfaces.map(\.takesInput) == [true, false])
  }

  @Test("M16: a push comes from the trailing side, a pop leaves to it, both by the spring")
  func transitions() throws {
    var bench = try bench()
    let spring = Settle(spring: .interactivePop, from: 0, to: 1)
    bench.ask(.push(Location("album")))
    #expect(bench.scene.surfaces.map(\.placement.shiftX) == [0, 393])
    bench.wait(0.2)
    let pushed = try #require(bench.scene.surfaces.last?.placement.shiftX)
    #expect(abs(pushed - 393 * (1 - spring.value(at: 0.2))) < 1e-9)
    bench.settle()
    bench.tapHeaderControl()
    #expect(abs((bench.scene.surfaces.first?.placement.shiftX ?? 0) - -0.3 * 393) < 1e-9)
    bench.wait(0.2)
    let popped = try #require(bench.scene.surfaces.last?.placement.shiftX)
    #expect(abs(popped - 393 * spring.value(at: 0.2)) < 1e-9)
    #expect(bench.readout == nil)
  }

  @Test("R24, R33: a settle ends where rest begins, whichever way it goes")
  func ends() throws {
    for (distance, top) in [(300.0, 393.0), (100, 0)] {
      var bench = try bench()
      bench.swipe()
      bench.drag(to: distance)
      bench.release(at: distance, velocity: 0)
      let end = try #require(bench.container.nextDeadline)
      bench.wait(end.seconds(since: bench.now) - 1e-6)
      #expect(abs((bench.scene.surfaces.last?.placement.shiftX ?? -1) - top) < 0.4)
      bench.wait(1e-6)
      #expect(bench.container.takesTaps)
      #expect(bench.violations == [])
    }
  }
}
