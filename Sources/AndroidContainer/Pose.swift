import Motion
import Platforms

/// A preview at one moment: how far it is and how it came there.
struct Pose: Hashable {
  /// Where the gesture is in its life.
  let phase: GestureReadout.Phase
  /// The progress: as reported while a finger is followed, then as drawn.
  let progress: Double
  /// The progress as drawn (M11).
  let drawn: Double
  /// How far the finger is below where it came down; it returns as the preview does.
  let dy: Double
  /// How much is left of the screen that leaves: it fades after a commit, 1…0.
  let presence: Double
  /// What letting go would do, or what it has done.
  let verdict: GestureReadout.Verdict
}

extension Stage {
  /// Returns the pose of the preview at a moment; nil without a gesture.
  func pose(at now: Instant) -> Pose? {
    switch self {
    case .rest, .transition: return nil
    case .following(let gesture):
      return Pose(
        phase: .following, progress: gesture.progress, drawn: gesture.smoothing(at: now).value,
        dy: gesture.track.dy, presence: 1,
        verdict: Recogniser.commits(gesture.track) ? .commits : .cancels)
    case .committing(let gesture, let commit):
      let progress = commit.progress(at: now)
      return Pose(
        phase: .committing, progress: progress, drawn: progress, dy: gesture.track.dy,
        presence: 1 - commit.part(at: now), verdict: .commits)
    case .cancelling(let gesture, let glide):
      let progress = clamp(glide.value(at: now), 0, 1)
      let left = glide.settle.from > 0 ? min(1, progress / glide.settle.from) : 0
      return Pose(
        phase: .cancelling, progress: progress, drawn: progress, dy: gesture.track.dy * left,
        presence: 1, verdict: .cancels)
    }
  }
}
