import Motion
import Platforms

/// What the picture is doing.
enum Stage: Hashable {
  /// Nothing: the ledger's screen is seen, at identity.
  case rest
  /// A screen is pushed or popped without a finger.
  case transition(Transition)
  /// An interactive pop follows the finger.
  case following(Gesture)
  /// An interactive pop was let go, and goes to its landing with the finger's speed (M16).
  case settling(Gesture, Momentum.Landing, Glide)

  /// The gesture that the picture shows.
  var gesture: Gesture? {
    switch self {
    case .rest, .transition: nil
    case .following(let gesture), .settling(let gesture, _, _): gesture
    }
  }

  /// The way that ends by itself.
  var glide: Glide? {
    switch self {
    case .rest, .following: nil
    case .transition(let transition): transition.glide
    case .settling(_, _, let glide): glide
    }
  }

  /// Returns the progress of the pop at a moment, 0…1; 0 at rest.
  func progress(at now: Instant) -> Double {
    if case .following(let gesture) = self { return gesture.progress }
    return glide.map { clamp($0.value(at: now), 0, 1) } ?? 0
  }
}
