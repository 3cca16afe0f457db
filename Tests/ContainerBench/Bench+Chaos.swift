import Motion
import Navigation
import Platforms

extension Bench {
  /// Does one random thing: a touch, a request, a press, or letting time pass.
  package mutating func disturb(_ random: inout SeededGenerator) {
    switch random.below(24) {
    case 0: touchSomewhere(.down, &random)
    case 1...3: touchSomewhere(.moved, &random)
    case 4: touchSomewhere(.cancelled, &random)
    case 5, 6:
      touchSomewhere(.up(velocity: random.pick([nil, nil, 0, 800, -800, .nan, 1e300])), &random)
    case 7...9: swipe(from: random.pick([.left, .left, .right]))
    case 10, 11: drag(to: random.pick([5, 40, 120, 200, 390]))
    case 12: release(at: random.pick([5, 40, 200, 390]), velocity: random.pick([nil, 0, 600]))
    case 13...16: request(&random)
    case 17: pressSystemBack()
    case 18: tapHeaderControl()
    case 19: settle()
    case 20: changePolicy(&random)
    case 21 where random.below(10) == 0: cancelAtOnce()
    default: wait(random.pick([0, 0.001, 0.016, 0.1, 0.25, 0.6]))
    }
  }

  private mutating func touchSomewhere(_ phase: Touch.Phase, _ random: inout SeededGenerator) {
    let finger = random.below(12) == 0 ? 1 : 0
    touch(
      phase, x: random.coordinate(upTo: device.size.width),
      y: random.coordinate(upTo: device.size.height), finger: finger)
  }

  private mutating func request(_ random: inout SeededGenerator) {
    let page = Location(random.pick(Field.pages + ["wizard"]), ["id": "\(random.below(3))"])
    let target: Request.Target = random.pick([.active, .active, .root, .tab("Sites")])
    switch random.below(10) {
    case 0...4: ask(.push(page), in: target)
    case 5: ask(.pop(random.pick([1, 2, 9])), in: target)
    case 6: ask(.replace(page), in: target)
    case 7: ask(.resetToRoot, in: target)
    case 8: ask(.setParams(["id": "\(random.below(3))"]), in: target)
    default: ask(.tapTab(random.pick(Field.tabs)))
    }
  }

  private mutating func changePolicy(_ random: inout SeededGenerator) {
    switch random.below(7) {
    case 0: policies.secondGesture = random.pick(PlatformPolicies.SecondGesture.allCases)
    case 1: policies.preview = random.pick(PreviewStyle.allCases)
    case 2: policies.vertical = random.pick(VerticalShift.allCases)
    case 3: policies.pictureSwitch = random.pick(PlatformPolicies.PictureSwitch.allCases)
    case 4: policies.tie = random.pick(Momentum.Tie.allCases)
    case 5: delay = random.pick([0, 0, 0.05, 0.3])
    default:
      var app = router.policies
      app.tabBack = random.pick(AppPolicies.TabBack.allCases)
      adopt(app)
    }
  }

  /// What of the rules does not hold now; empty when all is well.
  package var violations: [String] {
    var found: [String] = []
    func check(_ holds: Bool, _ rule: String) {
      if !holds { found.append(rule) }
    }
    let shown = container.ledger.shown
    check(shown.entries.indices.contains(shown.index), "I2: the ledger has a visible entry")
    if let readout {
      check((0...1).contains(readout.progress), "R22: progress \(readout.progress)")
      check((0...1).contains(readout.smoothed), "R22: smoothed \(readout.smoothed)")
    }
    check(readout == nil || container.isInGesture, "a readout without a gesture")
    check(container.nextDeadline.map { $0 > now } ?? true, "a deadline that is over")
    check(container.nextDeadline == nil || container.isMoving, "a deadline without movement")
    check(ends.values.allSatisfy { $0.count <= 1 }, "I15: a gesture with two ends")
    check(farewells.values.allSatisfy { $0 <= 1 }, "I15: a gesture that is over twice")
    check(hostGestures.ended <= hostGestures.begun, "I15: the host's gesture ends twice")
    check(scene.surfaces.allSatisfy(\.isFinite), "a surface at no place")
    let atRest = !container.isInGesture && !container.isMoving
    check(container.takesTaps == atRest, "R40: taps are taken at rest, and only then")
    if atRest {
      check(scene == restingScene, "I23: at rest the ledger's screen stands at identity")
      check(hostGestures.begun == hostGestures.ended, "I15: the host's gesture has no end")
      if isSettled {
        check(shown == router.state.root, "I1: shown is not recorded")
        check(container.ledger.revision == router.revision, "I1: an old revision")
        check(router.confirmed == router.revision, "R33: the newest revision is not confirmed")
        check(router.gesture == nil, "I15: the core's gesture has no end")
        check(ends.values.allSatisfy { $0.count == 1 }, "I15: a gesture without an end")
      }
    }
    return found
  }

  private var restingScene: Scene {
    Scene(surfaces: [
      Surface(showing: container.ledger.shown, policies: router.policies)
    ])
  }
}

extension Surface {
  fileprivate var isFinite: Bool {
    [
      placement.scale, placement.shiftX, placement.shiftY, placement.corner, dim, titleShift,
    ].allSatisfy(\.isFinite) && (0...1).contains(placement.opacity)
      && (0...1).contains(titleOpacity)
  }
}
