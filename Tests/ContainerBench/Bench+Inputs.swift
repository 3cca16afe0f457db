import Motion
import Navigation
import Platforms

extension Bench {
  package mutating func touch(
    _ phase: Touch.Phase, x: Double, y: Double = 400, finger: Int = 0
  ) {
    act { $0.handle(Touch(phase, at: Point(x: x, y: y), finger: finger), in: $1) }
  }

  /// Puts a finger down at an edge and moves it until it is a swipe, or is none.
  package mutating func swipe(from side: Side = .left, finger: Int = 0) {
    let edge = side == .left ? 0 : device.size.width
    touch(.down, x: edge, finger: finger)
    touch(.moved, x: edge + 11 * side.inward, finger: finger)
  }

  /// Moves the finger of a swipe to a distance from its edge.
  package mutating func drag(to distance: Double, y: Double = 400, from side: Side = .left) {
    touch(.moved, x: place(distance, from: side), y: y)
  }

  /// Lifts the finger of a swipe at a distance from its edge.
  package mutating func release(
    at distance: Double, y: Double = 400, from side: Side = .left, velocity: Double? = nil
  ) {
    touch(.up(velocity: velocity), x: place(distance, from: side), y: y)
  }

  private func place(_ distance: Double, from side: Side) -> Double {
    side == .left ? distance : device.size.width - distance
  }

  package mutating func pressSystemBack() { act { $0.pressSystemBack(in: $1) } }
  package mutating func tapHeaderControl() { act { $0.tapHeaderControl(in: $1) } }
  package mutating func cancelAtOnce() { act { $0.cancelAtOnce(in: $1) } }

  /// Has app code ask the router, whose word reaches the container later.
  package mutating func ask(_ action: Request.Action, in target: Request.Target = .active) {
    tell(router.handle(Request(action, in: target)))
    deliver()
  }

  /// Pushes pages and lets each come to rest.
  package mutating func push(_ routes: Route...) {
    for route in routes {
      ask(.push(Location(route)))
      settle()
    }
  }

  /// Changes the app's policies.
  package mutating func adopt(_ policies: AppPolicies) {
    if let gesture = router.adopt(policies), let serial = forget(gesture) {
      post(.preempted(serial))
    }
    deliver()
  }

  /// Hands the container an update as it stands.
  package mutating func hand(_ update: RouterUpdate) { act { $0.receive(update, in: $1) } }

  /// Lets time pass, stopping wherever something is due.
  package mutating func wait(_ seconds: Double) {
    let end = now.adding(seconds: seconds)
    while let due = nextDue, due <= end {
      now = max(now, due)
      act { $0.advance(in: $1) }
    }
    now = end
    act { $0.advance(in: $1) }
  }

  /// Lets time pass until nothing moves any more, 10 s at most.
  package mutating func settle() {
    let end = now.adding(seconds: 10)
    while let due = nextDue, due <= end {
      now = max(now, due)
      act { $0.advance(in: $1) }
    }
  }

  /// Lets time pass in one leap, so that the container hears of it only at the end.
  package mutating func leap(_ seconds: Double) {
    now = now.adding(seconds: seconds)
    act { $0.advance(in: $1) }
  }

  private var nextDue: Instant? {
    [container.nextDeadline, toRouter.first?.due, toContainer.first?.due].compactMap(\.self).min()
  }
}
