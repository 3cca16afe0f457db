import Motion
import Navigation
import Platforms
import Simulation

/// One thing that a search may try next: an input, or a few that belong together.
package enum Letter: Hashable, Sendable {
  /// An input as it is.
  case input(Input)
  /// An act of the finger.
  case finger(FingerAct)
  /// A tap.
  case tap(TapSpot)
  /// Everything settles.
  case settle

  /// Returns the inputs that it stands for in a world; empty when it does nothing there.
  func inputs(in world: World) -> [Input] {
    switch self {
    case .input(let input): [input]
    case .finger(let act): world.inputs(for: act)
    case .tap(let spot): (try? world.inputs(tapping: spot).get()) ?? []
    case .settle:
      world.nextMoment == nil ? [] : [.wait(microseconds: 1_000_000)]
    }
  }
}
