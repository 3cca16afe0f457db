import MockApp
import Navigation
import Platforms

extension World {
  /// What makes two worlds the same for a search: everything that can have a say in what comes
  /// later.
  ///
  /// At rest, with no finger on the glass, the clock has none; nor has the log, ever.
  package struct Signature: Hashable, Sendable {
    let configuration: Configuration
    let router: RouterState
    let gesture: BackGesture?
    let container: ActiveContainer?
    let app: AppState
    let task: AppTask
    let fingers: [Int: Finger]
    let now: Instant?
  }

  /// The world's signature.
  package var signature: Signature {
    let isAtRest = isSettled && fingers.isEmpty && !container.isInGesture
    return Signature(
      configuration: configuration, router: router.state, gesture: router.gesture,
      container: isAtRest && shown == router.state.root ? nil : container, app: app, task: task,
      fingers: fingers, now: isAtRest ? nil : now)
  }
}
