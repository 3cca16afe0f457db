import Navigation
import Platforms

/// What holds once nothing is under way: I1, I15 and I23.
enum RestInvariants {
  /// Returns what does not hold; nothing is said while something is under way.
  static func violations(of world: World, gestureIsOpen: Bool) -> [Violation] {
    guard world.isSettled, !world.container.isInGesture, world.task.state == .foreground else {
      return []
    }
    var found: [Violation] = []
    if world.shown != world.router.state.root {
      found.append(
        Violation(
          .i1, Difference(recorded: world.router.state.root, shown: world.shown).sentence))
    }
    if gestureIsOpen || world.router.gesture != nil {
      found.append(Violation(.i15, "a gesture has begun and never ended"))
    }
    let scene = world.scene
    if !scene.app.isIdentity || scene.showsLauncher
      || scene.surfaces.contains(where: { !$0.placement.isIdentity || $0.dim > 0 })
      || scene.surfaces.last?.takesInput != true
    {
      found.append(Violation(.i23, "a surface does not stand at identity, or takes no input"))
    }
    return found
  }
}
