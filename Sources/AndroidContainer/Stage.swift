import Motion
import Platforms

/// What the picture is doing.
enum Stage: Hashable {
  /// Nothing: the ledger's screen is seen, at identity.
  case rest
  /// A screen takes another's place, because the router said so.
  case transition(Transition)
  /// A preview follows the finger.
  case following(Gesture)
  /// A preview goes the rest of the way, and waits for the router's answer (M8).
  case committing(Gesture, Commit)
  /// A preview runs back to exactly 0 (M8, M11).
  case cancelling(Gesture, Glide)

  /// Whether a finger moves a preview.
  var isFollowing: Bool {
    if case .following = self { true } else { false }
  }

  /// Whether a preview goes on after a release that commits.
  var isCommitting: Bool {
    if case .committing = self { true } else { false }
  }

  /// The gesture that the picture shows.
  var gesture: Gesture? {
    switch self {
    case .rest, .transition: nil
    case .following(let gesture), .committing(let gesture, _), .cancelling(let gesture, _): gesture
    }
  }

  /// Returns the way back to exactly 0: by the spring of the progress, or M8's time where there is
  /// no way to go; nil without a gesture.
  func wayBack(at now: Instant) -> Glide? {
    let settle: Settle
    switch self {
    case .rest, .transition: return nil
    case .cancelling(_, let glide): return glide
    case .following(let gesture): settle = gesture.smoothing(at: now).runBack()
    case .committing(_, let commit):
      settle = SmoothedProgress(commit.progress(at: now)).runBack()
    }
    return Glide(
      settle, from: now, pause: Double(AndroidDurations.cancelWithoutSpring) / 1000)
  }
}
