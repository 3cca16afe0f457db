import Motion
import Navigation
import Platforms

/// A back gesture that has a preview: who claims it, the two screens, and how far it is.
///
/// Claimant, source and destination are frozen at begin (R21, R22).
struct Gesture: Hashable {
  /// Who goes back.
  enum Claim: Hashable {
    /// The app, by a step that its router has named.
    case app(GestureSerial, BackStep)
    /// The system: the app is left, and the launcher appears (R21).
    case host
  }

  /// Who goes back.
  let claim: Claim
  /// The entry that is seen when it begins.
  let source: EntryKey
  /// The screen that a commit would remove.
  let leaving: Surface
  /// The screen that a commit would land on; the host's is no surface of the app.
  let arriving: Surface?
  /// The finger's way.
  var track: FingerTrack
  /// The progress as it was last reported; exactly 0 at begin.
  private(set) var progress = 0.0
  /// Whether the router has ended the gesture already, so that its end is not told again (R26).
  var hasEnded = false

  /// The progress as it is drawn, as of the last report (M11).
  private var smoothing = SmoothedProgress()
  private var lastReport: Instant

  /// Begins.
  init(
    _ claim: Claim, source: EntryKey, leaving: Surface, arriving: Surface?, track: FingerTrack,
    now: Instant
  ) {
    self.claim = claim
    self.source = source
    self.leaving = leaving
    self.arriving = arriving
    self.track = track
    lastReport = now
  }

  /// The number by which the router's glue knows it; the host's has none.
  var serial: GestureSerial? {
    if case .app(let serial, _) = claim { serial } else { nil }
  }

  /// Where a commit lands.
  var destination: BackDestination {
    switch claim {
    case .app(_, let step): step.destination
    case .host: .host
    }
  }

  /// Takes where the finger is now, and says whether this changes the progress.
  mutating func follow(_ track: FingerTrack, width: Double, now: Instant) -> Bool {
    self.track = track
    let reported = SwipeProgress.progress(distance: track.distance, width: width)
    guard reported != progress else { return false }
    smoothing = smoothing(at: now)
    smoothing.follow(reported)
    lastReport = now
    progress = reported
    return true
  }

  /// What the router is told of the progress; nothing where back is the host's.
  var progressed: [ContainerMessage] {
    guard let serial else { return [] }
    return [.progressed(serial, progress)]
  }

  /// Returns the progress as it is drawn while the finger is followed (M11).
  func smoothing(at now: Instant) -> SmoothedProgress {
    var result = smoothing
    result.advance(by: max(0, now.seconds(since: lastReport)))
    return result
  }

  /// Says whether a history still means by back what it meant at begin.
  func isMeant(by history: History, policies: AppPolicies) -> Bool {
    let answer = BackPlan(of: history, policies: policies).answer(for: .systemGesture)
    switch claim {
    case .app(_, let step): return answer == .step(step)
    case .host: return answer == .notHandled && history.visibleLeaf.key == source
    }
  }

  /// What it tells when it begins; the core is never told of the host's (R21).
  var began: ContainerMessage {
    switch claim {
    case .app(let serial, _):
      .began(serial, .systemGesture, BackGesture.Edge(track.side), shown: nil)
    case .host: .hostBegan
    }
  }

  /// What it tells when it has run back: the progress is exactly 0 before the end (R24).
  var cancelled: [ContainerMessage] {
    guard !hasEnded else { return [] }
    switch claim {
    case .app(let serial, _):
      let end: [ContainerMessage] = [.cancelled(serial)]
      return progress == 0 ? end : [.progressed(serial, 0)] + end
    case .host: return [.hostCancelled]
    }
  }

  /// What it tells when it is released so that it commits.
  var committed: ContainerMessage {
    switch claim {
    case .app(let serial, _): .committed(serial)
    case .host: .hostCommitted
    }
  }
}
