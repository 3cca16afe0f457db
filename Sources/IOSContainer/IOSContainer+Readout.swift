import Motion
import Platforms

extension IOSContainer {
  package func readout(in context: ContainerContext) -> GestureReadout? {
    let progress = stage.progress(at: context.now)
    let phase: GestureReadout.Phase
    let landing: Momentum.Landing
    let velocity: Double
    let gesture: Gesture
    switch stage {
    case .rest, .transition: return nil
    case .following(let following):
      gesture = following
      phase = .following
      velocity = gesture.track.velocity(at: context.now)
      landing = gesture.landing(velocity: velocity, in: context)
    case .settling(let settling, let decided, _):
      gesture = settling
      landing = decided
      phase = decided == .pops ? .committing : .cancelling
      velocity = 0
    }
    return GestureReadout(
      phase: phase, side: gesture.track.side, source: gesture.source,
      destination: gesture.step.destination, progress: progress,
      distance: gesture.track.distance, dy: gesture.track.dy, velocity: velocity,
      verdict: landing == .pops ? .commits : .cancels,
      transform: .ios(PopTransform(progress: progress, width: context.device.size.width)))
  }
}
