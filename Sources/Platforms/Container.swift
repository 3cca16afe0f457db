import Motion
import Navigation

/// A platform's navigation widget: a projection of the router that keeps its own ledger of what is
/// shown.
///
/// A value: touches, updates and time go in, messages come out. Every answer depends on nothing but
/// the container and the context, and on the moments at which things happen, never on how often
/// time was let pass in between.
public protocol Container: Hashable, Sendable {
  /// Makes a container at rest that shows a history.
  init(showing ledger: Ledger)

  /// What is shown.
  var ledger: Ledger { get }
  /// The moment at which something ends by itself, such as a transition; nil: nothing will.
  var nextDeadline: Instant? { get }
  /// Whether a picture changes from one moment to the next.
  var isMoving: Bool { get }
  /// Whether a gesture of the container's own or of the host's is under way, its ending included.
  var isInGesture: Bool { get }
  /// Whether the screens take taps: not while a gesture or a transition owns the input (R35, R40).
  var takesTaps: Bool { get }

  /// Takes the router's word.
  mutating func receive(_ update: RouterUpdate, in context: ContainerContext) -> [ContainerMessage]
  /// Takes a touch; whoever else listens to it looks at ``isInGesture`` afterwards.
  mutating func handle(_ touch: Touch, in context: ContainerContext) -> [ContainerMessage]
  /// Takes a press of Android's system back; iOS has none, and answers nothing.
  mutating func pressSystemBack(in context: ContainerContext) -> [ContainerMessage]
  /// Takes a tap on the header's control.
  mutating func tapHeaderControl(in context: ContainerContext) -> [ContainerMessage]
  /// Ends what has ended by the context's moment.
  mutating func advance(in context: ContainerContext) -> [ContainerMessage]
  /// Drops gesture and transition at once and shows a ledger at rest, as when the platform is
  /// switched.
  mutating func cancelAtOnce(in context: ContainerContext) -> [ContainerMessage]

  /// The picture at the context's moment.
  func scene(in context: ContainerContext) -> Scene
  /// The gesture's state in numbers; nil when there is none.
  func readout(in context: ContainerContext) -> GestureReadout?
}

extension Container {
  /// What backwards means for what is shown (R33).
  public func shownPlan(in context: ContainerContext) -> BackPlan {
    BackPlan(of: ledger.shown, policies: context.appPolicies)
  }
}
