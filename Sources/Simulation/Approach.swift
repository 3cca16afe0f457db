import Motion
import Navigation
import Platforms

/// The way of a finger that comes from an edge, as far as it tells whether a gesture has to begin
/// (I20).
struct Approach: Hashable, Sendable {
  private let start: Point
  private let side: Side
  private let finger: Int
  /// Whether every recogniser would take it: sideways from the first move on, on a screen at rest.
  private var isClear: Bool
  /// Whether back could be driven from here when the finger came down.
  private let isDrivable: Bool

  /// How far sideways every recogniser has decided, in dp.
  private static let decided = 12.0

  /// Follows a touch; nil when it does not belong to a way from an edge.
  init?(_ earlier: Approach?, _ touch: Touch, in world: World) {
    switch touch.phase {
    case .down:
      let width = world.configuration.device.size.width
      let isAtRest =
        world.isSettled && world.fingers.isEmpty && !world.container.isInGesture
        && world.task.state == .foreground
      let isLeft = touch.position.x >= 0 && touch.position.x <= 20
      let isRight =
        world.platform == .android && touch.position.x <= width && touch.position.x >= width - 20
      guard isAtRest, isLeft || isRight else { return nil }
      start = touch.position
      side = isLeft ? .left : .right
      finger = touch.finger
      isClear = true
      isDrivable = Self.isDrivable(in: world)
    case .moved:
      guard var next = earlier, next.finger == touch.finger else { return nil }
      let dx = (touch.position.x - next.start.x) * next.side.inward
      next.isClear = next.isClear && dx > 0 && abs(touch.position.y - next.start.y) < dx / 2
      self = next
    case .up, .cancelled: return nil
    }
  }

  private static func isDrivable(in world: World) -> Bool {
    let plan =
      world.platform == .android
      ? world.router.backPlan : world.container.shownPlan(in: world.context)
    guard case .step(let step) = plan.answer(for: world.standardAffordance) else { return false }
    guard world.platform == .android else { return if case .pop = step { true } else { false } }
    return world.configuration.profile.deliversProgress
  }

  /// Says whether every recogniser has decided by the touch that came in.
  func isDecided(by input: Input) -> Bool {
    guard isClear, case .touch(let touch) = input, case .moved = touch.phase else { return false }
    return (touch.position.x - start.x) * side.inward >= Self.decided
  }

  /// Returns the violation when a gesture should have begun by then and has not, or has and should
  /// not.
  func violation(in world: World) -> Violation? {
    let hasBegun = world.router.gesture != nil
    guard hasBegun != isDrivable else { return nil }
    return Violation(
      .i20,
      hasBegun
        ? "a gesture began although it cannot drive the first candidate"
        : "no gesture began although it can drive the first candidate")
  }
}
