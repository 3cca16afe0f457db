import Motion
import Platforms

extension AndroidContainer {
  package func scene(in context: ContainerContext) -> Scene {
    if case .transition(let transition) = stage {
      return Scene(surfaces: transition.surfaces(at: context.now))
    }
    guard let gesture = stage.gesture, let pose = stage.pose(at: context.now) else {
      return Scene(surfaces: [Surface(showing: ledger.shown, policies: context.appPolicies)])
    }
    guard let arriving = gesture.arriving else { return leavingApp(gesture, pose, in: context) }
    return preview(gesture, arriving: arriving, pose, in: context)
  }

  /// The app over the launcher (M9).
  private func leavingApp(
    _ gesture: Gesture, _ pose: Pose, in context: ContainerContext
  ) -> Scene {
    let transform = BackToHomeTransform(progress: pose.drawn, easing: context.policies.easing)
    let placement = Placement(
      scale: transform.scale, corner: context.device.cornerRadius, opacity: pose.presence)
    return Scene(showsLauncher: true, app: placement, surfaces: [gesture.leaving])
  }

  /// The screen that leaves over its destination, as the policy draws them (M2–M6).
  private func preview(
    _ gesture: Gesture, arriving: Surface, _ pose: Pose, in context: ContainerContext
  ) -> Scene {
    let style = context.policies.preview
    let transform = AndroidBackTransform(
      progress: pose.drawn, side: gesture.track.side, dy: pose.dy, in: context)
    var picture = transform.preview(style)
    let isCommit = pose.verdict == .commits
    if style == .fullScreen, context.policies.pictureSwitch == .atCommit {
      // The picture says what letting go would do, and nothing in between (R22).
      picture.leaving.opacity = isCommit ? 0 : 1
      picture.destination.opacity = isCommit ? 1 : 0
    }
    picture.leaving.opacity *= pose.presence
    var leaving = gesture.leaving
    leaving.placement = Placement(picture.leaving)
    leaving.takesInput = pose.phase != .committing
    var destination = arriving
    destination.placement = Placement(picture.destination)
    destination.dim = picture.scrim * pose.presence
    destination.takesInput = pose.phase == .committing
    let ground: [Surface] = style == .fullScreen ? [.plain] : []
    return Scene(surfaces: ground + [destination, leaving])
  }
}

extension Placement {
  /// Takes over how a preview draws a screen.
  fileprivate init(_ layer: PreviewLayer) {
    self.init(
      scale: layer.scale, shiftX: layer.shiftX, shiftY: layer.shiftY, corner: layer.corner,
      opacity: layer.opacity)
  }
}

extension AndroidBackTransform {
  /// Computes the preview on a device by its platform's policies.
  init(progress: Double, side: Side, dy: Double, in context: ContainerContext) {
    self.init(
      progress: progress, side: side, dy: dy, size: context.device.size,
      deviceCorner: context.device.cornerRadius, easing: context.policies.easing,
      vertical: context.policies.vertical, fadeOn: context.policies.fadeOn)
  }
}
