import Motion
import Platforms
import Simulation

extension Model {
  /// Puts a finger on an edge and swipes until a recogniser has decided; where no gesture begins,
  /// the finger lifts again.
  mutating func begin(from side: Side) {
    guard !world.task.isLauncherInFront else {
      hint = Hint("the app is not in front · z returns")
      return
    }
    let reason = Self.whyNothingBegins(from: side, in: world)
    send(world.inputs(for: .swipe(from: side)))
    if world.fingers.isEmpty { hint = Hint(reason, .warning) }
  }

  /// Swipes 30 % of the width in 80 ms and lifts the finger, in real time.
  mutating func flick(from side: Side) {
    guard !world.task.isLauncherInFront else {
      hint = Hint("the app is not in front · z returns")
      return
    }
    var trial = world
    var inputs = trial.inputs(for: .swipe(from: side))
    trial.send(inputs)
    guard trial.readout?.phase == .following else { return begin(from: side) }
    let distance = 0.3 * world.configuration.device.size.width
    let way = trial.inputs(for: .dragBy(distance, seconds: 0.08))
    trial.send(way)
    inputs += way + trial.inputs(for: .release(velocity: nil))
    script = inputs[...]
    pass(0)
  }

  /// Moves the finger by some per cent of the way, to the right when positive.
  mutating func moveFinger(percent: Int) {
    guard let readout = world.readout else { return }
    let step = Double(percent) / 100 * readout.side.inward
    moveFinger(to: readout.progress + step)
  }

  /// Moves the finger at once to where the progress is this.
  mutating func moveFinger(to progress: Double) {
    send(world.inputs(for: .drag(to: min(max(progress, 0), 1), seconds: 0)))
  }

  /// Says why a swipe begins nothing, if it begins nothing.
  private static func whyNothingBegins(from side: Side, in world: World) -> String {
    if world.isInTransition { return "no gesture begins while a transition is under way" }
    switch world.platform {
    case .ios:
      if side == .right { return "iOS begins at the left edge alone" }
      let claimant = world.backPlan.claimant.kind
      if claimant == .host { return "iOS does nothing at the root" }
      return
        "a swipe cannot drive the \(Words.name(of: claimant, in: world.shown)), which would claim"
    case .android: return "no gesture begins here"
    }
  }
}
