import Motion

/// What a person does with a finger, as a key or a scenario's word says it; the world turns it into
/// touches.
package enum FingerAct: Hashable, Sendable {
  /// Touches down at an edge and moves until a recogniser has decided.
  case swipe(from: Side)
  /// Touches down at a place and moves to the right until a recogniser has decided.
  case swipeFrom(Point, towards: Side)
  /// Moves to where the progress would be this, 0…1, taking some time.
  case drag(to: Double, seconds: Double)
  /// Moves away from the edge by some dp, taking some time.
  case dragBy(Double, seconds: Double)
  /// Moves down by some dp, taking some time.
  case dragVertically(Double, seconds: Double)
  /// Lifts, with the speed of the last 100 ms or the one given, in dp or pt per second away from
  /// the edge.
  case release(velocity: Double?)
  /// Lifts so that the gesture commits.
  case commit
  /// The system takes the touch away.
  case cancel
}
