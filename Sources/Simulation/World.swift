import MockApp
import MockPhone
import Motion
import Navigation
import Platforms

/// The whole playground without its surface: core, container, app, phone, task and virtual clock.
///
/// A value: inputs go in, events come out. The same inputs give the same world, whoever sends them
/// and in however many steps time is let pass.
package struct World: Sendable {
  /// The app that is played.
  package let definition: AppDefinition
  /// The platform, the glass and the policies.
  package internal(set) var configuration: Configuration
  /// The moment.
  package internal(set) var now = Instant()
  /// The shared core.
  package internal(set) var router: Router
  /// The platform's container.
  package internal(set) var container: ActiveContainer
  /// The screens' state and the content.
  package internal(set) var app: AppState
  /// The system's view of the app.
  package internal(set) var task = AppTask()
  /// The fingers on the glass by their number.
  package internal(set) var fingers: [Int: Finger] = [:]
  /// The finger whose gesture began last; it may have lifted since, or its gesture may have ended
  /// under it.
  var gestureFinger: Int?
  /// The router's answer to the last request, commit or report.
  package internal(set) var lastOutcome: Outcome?
  /// Who claimed the last back.
  package internal(set) var lastClaimant: BackCandidate.Kind?
  /// The invariants that were broken since the start, each by its first finding.
  package internal(set) var violations: [Violation] = []

  var queue = MessageQueue()
  /// The core's gesture for the container's number of it.
  var gestures: [GestureSerial: BackGesture] = [:]
  /// What the input that is being taken has led to.
  var journal = Journal()
  /// The events of the input that is being taken.
  var events: [Event] = []
  var checker = InvariantChecker()

  /// Starts an app.
  package init(_ definition: AppDefinition, configuration: Configuration) {
    self.definition = definition
    self.configuration = configuration
    router = Router(graph: definition.graph, policies: configuration.appPolicies)
    container = ActiveContainer(
      on: configuration.profile.platform, showing: Ledger(shown: router.state.root))
    app = AppState()
  }

  /// The platform that is played.
  package var platform: Platform { configuration.profile.platform }

  /// What the container may look at now.
  package var context: ContainerContext {
    ContainerContext(
      now: now, recorded: router.state.root, appPolicies: router.policies,
      policies: configuration.platformPolicies, profile: configuration.profile,
      device: configuration.device)
  }

  /// The picture.
  package var scene: Scene { container.scene(in: context) }
  /// The gesture's state in numbers; nil when there is none.
  package var readout: GestureReadout? { container.readout(in: context) }
  /// What the container shows.
  package var shown: History { container.ledger.shown }

  /// The computed transform: the gesture's, or that of a screen at rest.
  package var transform: Transform {
    readout?.transform ?? .atRest(on: platform, device: configuration.device)
  }

  /// The affordance that the platform's own back uses: what the panel and `expect destination` ask
  /// about.
  package var standardAffordance: Affordance { platform == .android ? .systemGesture : .edgeSwipe }

  /// Where back would land now: the gesture's destination, or what the plan names; nil: nowhere.
  package var destination: BackDestination? {
    if let readout { return readout.destination }
    let plan = platform == .android ? router.backPlan : container.shownPlan(in: context)
    return plan.destination(for: standardAffordance)
  }

  /// The entry that is seen, as recorded.
  package var visible: HistoryEntry { router.state.visibleLeaf }
  /// What the screen that is seen shows.
  package var screen: Screen { app.screen(of: visible, in: definition) }
}

extension ActiveContainer {
  /// What backwards means for what is shown.
  package func shownPlan(in context: ContainerContext) -> BackPlan {
    BackPlan(of: ledger.shown, policies: context.appPolicies)
  }
}
