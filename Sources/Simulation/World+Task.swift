import MockApp
import Navigation
import Platforms

/// What the system does with the app as a whole (R16).
extension World {
  /// Presses Android's back button; iOS has none, and it is said (R39).
  mutating func pressSystemBack() {
    guard platform == .android else {
      events.append(.unavailable("iOS has no system back"))
      return
    }
    guard task.state == .foreground else { return }
    tell(.systemBack)
  }

  /// The app leaves the foreground; a gesture under way loses its touch.
  mutating func leave(for state: AppTask.State) {
    guard task.state == .foreground else { return }
    if container.isInGesture { tell(.cancelAtOnce) }
    fingers = [:]
    task.state = state
    events.append(.appLeft(state))
    if state == .gone { startAfresh() }
  }

  /// The app returns as it was; one that is gone starts afresh.
  mutating func returnToApp() {
    guard task.state != .foreground else { return }
    task.state = .foreground
    events.append(.appReturned)
  }

  /// Prepares the next start: a fresh history, while the content store and its drafts stay.
  private mutating func startAfresh() {
    router = Router(graph: definition.graph, policies: configuration.appPolicies)
    container = ActiveContainer(on: platform, showing: Ledger(shown: router.state.root))
    queue = MessageQueue()
    gestures = [:]
    app.forget(app.screens.keys.map(\.self))
  }

  /// A link arrives; it brings the app to the foreground (R46).
  mutating func open(_ path: String) {
    returnToApp()
    events.append(.linkArrived(path, definition.graph.links.resolve(path)))
    answer(Request(.link(path)))
  }
}
