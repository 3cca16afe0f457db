import Motion
import Platforms

extension IOSContainer {
  package func scene(in context: ContainerContext) -> Scene {
    let progress = stage.progress(at: context.now)
    let width = context.device.size.width
    switch stage {
    case .rest:
      return Scene(surfaces: [Surface(showing: ledger.shown, policies: context.appPolicies)])
    case .transition(let transition):
      return Scene(
        top: transition.top, over: transition.below, progress: progress, width: width,
        lowerTakesInput: transition.isPop)
    case .following(let gesture):
      return Scene(
        top: gesture.top, over: gesture.below, progress: progress, width: width,
        lowerTakesInput: false)
    case .settling(let gesture, let landing, _):
      return Scene(
        top: gesture.top, over: gesture.below, progress: progress, width: width,
        lowerTakesInput: landing == .pops)
    }
  }
}

extension Scene {
  /// Lays two screens side by side at the progress of a pop (M13, M17).
  fileprivate init(
    top: Surface, over below: Surface, progress: Double, width: Double, lowerTakesInput: Bool
  ) {
    let transform = PopTransform(progress: progress, width: width)
    var below = below
    below.placement.shiftX = transform.belowX
    below.dim = transform.dim
    below.titleShift = transform.titleX
    below.titleOpacity = transform.titleOpacity
    below.takesInput = lowerTakesInput
    var top = top
    top.placement.shiftX = transform.topX
    top.castsShadow = true
    top.titleOpacity = 1 - transform.titleOpacity
    top.takesInput = !lowerTakesInput
    self.init(surfaces: [below, top])
  }
}
