import Platforms

/// A swipe without preview or progress: letting go so that it commits is a plain back.
enum BareSwipe: Hashable {
  /// Nobody hears of it before its release, as before Android 14 (R29).
  case invokes(FingerTrack)
  /// It began while another one's commit was still moving, and waits for it (R31).
  case queued(FingerTrack)

  /// The finger's way.
  var track: FingerTrack {
    get {
      switch self {
      case .invokes(let track), .queued(let track): track
      }
    }
    set {
      switch self {
      case .invokes: self = .invokes(newValue)
      case .queued: self = .queued(newValue)
      }
    }
  }
}
