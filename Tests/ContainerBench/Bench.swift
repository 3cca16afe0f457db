import Motion
import Navigation
import Platforms

/// A container, its router and a clock on the bench: what the simulation's world is, in small.
///
/// Messages reach the router, and its word the container, after ``delay`` seconds.
package struct Bench<C: Container> {
  /// How a gesture has ended, whoever ended it.
  package enum End: Hashable {
    case committed, popped, cancelled, preempted, rejected
  }

  package var router: Router
  package var container: C
  package var policies = PlatformPolicies()
  package var profile: Profile
  package var device: Device
  /// The time that a message takes, in seconds.
  package var delay = 0.0
  package internal(set) var now = Instant()
  /// Everything that the container has said, in order.
  package internal(set) var log: [ContainerMessage] = []
  /// Everything that the router has answered to back, commits included.
  package internal(set) var outcomes: [Outcome] = []
  /// How often the host was asked to leave the app.
  package internal(set) var departures = 0
  /// The ends of every gesture that has begun, as the router has it.
  package internal(set) var ends: [GestureSerial: [End]] = [:]
  /// How often the container has said of a gesture that it is over.
  package internal(set) var farewells: [GestureSerial: Int] = [:]
  /// The host's gestures that have begun, and those that have ended.
  package internal(set) var hostGestures = (begun: 0, ended: 0)
  var gestures: [GestureSerial: BackGesture.ID] = [:]
  var toRouter: [(due: Instant, message: ContainerMessage)] = []
  var toContainer: [(due: Instant, update: RouterUpdate)] = []

  /// Puts a container on the bench that shows the start of the small app.
  package init(
    profile: Profile, device: Device? = nil, policies: AppPolicies = AppPolicies()
  ) throws {
    router = Router(graph: try Field.graph(), policies: policies)
    container = C(showing: Ledger(shown: router.state.root, revision: router.revision))
    self.profile = profile
    self.device = device ?? .standard(for: profile.platform)
  }

  /// What the container may look at now.
  package var context: ContainerContext {
    ContainerContext(
      now: now, recorded: router.state.root, appPolicies: router.policies, policies: policies,
      profile: profile, device: device)
  }

  package var scene: Scene { container.scene(in: context) }
  package var readout: GestureReadout? { container.readout(in: context) }
  /// The progress as the router has it; nil without a gesture.
  package var progress: Double? { router.gesture?.progress }
  /// The routes from the root of the visible stack to its top, as the router records them.
  package var stack: [Route] { routes(of: router.state.root) }
  /// The same as the container shows them.
  package var shown: [Route] { routes(of: container.ledger.shown) }

  private func routes(of root: History) -> [Route] {
    let stack = root.stack(at: root.activePath) ?? root
    return stack.entries[...stack.index].map(\.route)
  }

  /// Whether nothing is on its way and nothing moves.
  package var isSettled: Bool {
    toRouter.isEmpty && toContainer.isEmpty && container.nextDeadline == nil
  }
}
