import Navigation
import Platforms

/// What holds once nothing is under way: I1, I15 and I23.
package enum RestInvariants {
  /// Returns what does not hold for what is recorded, shown and drawn.
  package static func violations(
    recorded: History, shown: History, scene: Scene, gestureIsOpen: Bool
  ) -> [Violation] {
    var found: [Violation] = []
    let difference = Difference(recorded: recorded, shown: shown)
    if difference != .none { found.append(Violation(.i1, difference.sentence)) }
    if gestureIsOpen { found.append(Violation(.i15, "a gesture has begun and never ended")) }
    let isStill = scene.surfaces.allSatisfy { $0.placement.isIdentity && $0.dim == 0 }
    if !isStill || !scene.app.isIdentity || scene.showsLauncher {
      found.append(Violation(.i23, "a surface does not stand at identity"))
    }
    if scene.surfaces.last?.takesInput != true {
      found.append(Violation(.i23, "the uppermost surface takes no input"))
    }
    return found
  }
}

extension World {
  /// Whether the app is seen, nothing moves, nothing is under way and no gesture holds the picture.
  var isAtRest: Bool { isSettled && !container.isInGesture && task.state == .foreground }
}
