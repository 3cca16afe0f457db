import Motion
import Navigation
import Platforms

extension AndroidContainer {
  package func readout(in context: ContainerContext) -> GestureReadout? {
    if let swipe = bareSwipe { return readout(of: swipe, in: context) }
    guard let gesture = stage.gesture, let pose = stage.pose(at: context.now) else { return nil }
    let track = gesture.track
    let transform: Transform =
      switch gesture.claim {
      case .app:
        .android(
          AndroidBackTransform(
            progress: pose.progress, side: track.side, dy: pose.dy, in: context))
      case .host:
        .home(BackToHomeTransform(progress: pose.progress, easing: context.policies.easing))
      }
    let isFollowing = pose.phase == .following
    return GestureReadout(
      phase: pose.phase, side: track.side, source: gesture.source,
      destination: gesture.destination, progress: pose.progress, smoothed: pose.drawn,
      distance: track.distance, dy: track.dy,
      velocity: isFollowing ? track.velocity(at: context.now) : 0, verdict: pose.verdict,
      transform: transform)
  }

  /// A swipe without preview has a finger, and nothing else.
  private func readout(of swipe: BareSwipe, in context: ContainerContext) -> GestureReadout {
    let plan = BackPlan(of: context.recorded, policies: context.appPolicies)
    let track = swipe.track
    return GestureReadout(
      phase: .following, side: track.side, source: ledger.shown.visibleLeaf.key,
      destination: plan.destination(for: .systemGesture) ?? .host, progress: 0,
      distance: track.distance, dy: track.dy, velocity: track.velocity(at: context.now),
      verdict: Recogniser.commits(track) ? .commits : .cancels,
      transform: .atRest(on: .android, device: context.device))
  }
}
