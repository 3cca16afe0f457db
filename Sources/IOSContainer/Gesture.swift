import Motion
import Navigation
import Platforms

/// An interactive pop: what it pops, the two screens, and how far it is.
///
/// Source and destination are frozen at begin (R21, R22).
struct Gesture: Hashable {
  /// The number by which the router's glue knows it.
  let serial: GestureSerial
  /// How it asks.
  let affordance: Affordance
  /// What a release that pops will do.
  let step: BackStep
  /// The entry that is seen when it begins.
  let source: EntryKey
  /// The screen that follows the finger.
  let top: Surface
  /// The screen beneath it, on which a pop lands.
  let below: Surface
  /// The finger's way.
  var track: FingerTrack
  /// The progress as it was last reported; exactly 0 at begin.
  private(set) var progress = 0.0
  /// Whether the router has ended the gesture already, so that its end is not told again (R26).
  var hasEnded = false

  /// Begins.
  init(
    _ serial: GestureSerial, by affordance: Affordance, _ step: BackStep, source: EntryKey,
    top: Surface, below: Surface, track: FingerTrack
  ) {
    self.serial = serial
    self.affordance = affordance
    self.step = step
    self.source = source
    self.top = top
    self.below = below
    self.track = track
  }

  /// Takes where the finger is now, and says whether this changes the progress: the part of the
  /// width that it has gone (M13).
  mutating func follow(_ track: FingerTrack, width: Double) -> Bool {
    self.track = track
    let reported = width > 0 ? clamp(track.distance / width, 0, 1) : 0
    guard reported != progress else { return false }
    progress = reported
    return true
  }

  /// Decides a release with a speed: the last position counts, never the furthest point (M15, R35).
  func landing(velocity: Double, in context: ContainerContext) -> Momentum.Landing {
    Momentum.landing(
      x: track.distance, velocity: velocity, width: context.device.size.width,
      projection: context.policies.projection, tie: context.policies.tie)
  }

  /// What it tells when it has run back: the progress is exactly 0 before the end (R24).
  var cancelled: [ContainerMessage] {
    guard !hasEnded else { return [] }
    let end: [ContainerMessage] = [.cancelled(serial)]
    return progress == 0 ? end : [.progressed(serial, 0)] + end
  }
}
