import Navigation
import Platforms
import Simulation

extension World {
  /// What backwards means, by what the platform asks: Android the router, iOS what its container
  /// shows (R33).
  var backPlan: BackPlan {
    platform == .android ? router.backPlan : container.shownPlan(in: context)
  }

  /// Whether one screen is taking another's place without a gesture.
  var isInTransition: Bool { container.isMoving && readout == nil }

  /// The history that ``backPlan`` is the plan of.
  var plannedRoot: History { platform == .android ? router.state.root : shown }
}
