import Motion
import Navigation

/// A gesture's state in numbers, for the panel and for expectations.
public struct GestureReadout: Hashable, Sendable {
  /// Where the gesture is in its life.
  public enum Phase: String, Hashable, Sendable {
    /// It follows the finger.
    case following
    /// It was released and goes on to the destination.
    case committing
    /// It was cancelled and runs back.
    case cancelling
  }

  /// What letting go now would do.
  public enum Verdict: String, Hashable, Sendable {
    /// The destination is landed on.
    case commits
    /// Everything returns.
    case cancels
  }

  /// Where the gesture is in its life.
  public let phase: Phase
  /// The physical edge that it came from.
  public let side: Side
  /// The entry that moves.
  public let source: EntryKey
  /// Where a commit lands.
  public let destination: BackDestination
  /// The progress as reported, 0…1: exact while the finger is followed.
  public let progress: Double
  /// The progress as it is drawn, 0…1: on Android a spring follows the finger (M11).
  public let smoothed: Double
  /// How far the finger is from where it came down, away from the edge, in dp or pt.
  public let distance: Double
  /// How far the finger is below where it came down.
  public let dy: Double
  /// The finger's speed away from the edge, per second.
  public let velocity: Double
  /// What letting go now would do.
  public let verdict: Verdict
  /// The computed transform.
  public let transform: Transform

  /// Makes a readout; what is drawn is what is reported unless it is given.
  public init(
    phase: Phase, side: Side, source: EntryKey, destination: BackDestination, progress: Double,
    smoothed: Double? = nil, distance: Double, dy: Double, velocity: Double, verdict: Verdict,
    transform: Transform
  ) {
    self.phase = phase
    self.side = side
    self.source = source
    self.destination = destination
    self.progress = progress
    self.smoothed = smoothed ?? progress
    self.distance = distance
    self.dy = dy
    self.velocity = velocity
    self.verdict = verdict
    self.transform = transform
  }
}
