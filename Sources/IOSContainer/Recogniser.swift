import Motion
import Navigation
import Platforms

/// Tells iOS's interactive pop from other touches (M14).
///
/// It knows nothing of history or picture. It is the recogniser of the leading edge; where the
/// content takes swipes too, another one stands beside it.
struct Recogniser: Hashable {
  /// What it makes of the touch.
  enum State: Hashable {
    /// No finger is down that could go back.
    case idle
    /// A finger is down in the strip, and has not gone far enough: it may still be a tap.
    case undecided(FingerTrack)
    /// The finger goes back until it lifts or the system takes it away.
    case swiping(FingerTrack)
  }

  /// What has become of a swipe.
  enum Event: Hashable {
    /// It is one.
    case began(FingerTrack)
    /// The finger has moved.
    case moved(FingerTrack)
    /// The finger has lifted, with the speed that it was given, if it was.
    case released(FingerTrack, velocity: Double?)
    /// The system has taken the touch away (R27).
    case taken
  }

  /// The width of the strip at the leading edge in which a swipe comes down, in pt.
  static let strip = 20.0
  /// The way along the axis after which it is a swipe, in pt.
  static let activation = 10.0
  /// The way across after which it is none, in pt.
  static let failure = 20.0

  private(set) var state = State.idle

  /// The way of asking that it stands for (R18).
  var affordance: Affordance { .edgeSwipe }

  /// The finger's way.
  private var track: FingerTrack? {
    switch state {
    case .idle: nil
    case .undecided(let track), .swiping(let track): track
    }
  }

  /// Whether a finger goes back.
  var isSwiping: Bool {
    if case .swiping = state { true } else { false }
  }

  /// Takes a touch and says what it was of a swipe, in order.
  ///
  /// A finger that lifts elsewhere than it was has moved there before; one that comes down twice
  /// had been taken away.
  mutating func take(_ touch: Touch, on device: Device, now: Instant) -> [Event] {
    guard var track else {
      if touch.phase == .down { start(touch, on: device, now: now) }
      return []
    }
    // One finger pops; the others are not this swipe's (R25).
    guard track.finger == touch.finger else { return [] }
    switch touch.phase {
    case .down:
      let lost: [Event] = isSwiping ? [.taken] : []
      start(touch, on: device, now: now)
      return lost
    case .moved:
      track.move(to: touch.position, now: now)
      guard isSwiping else { return decide(on: track) }
      state = .swiping(track)
      return [.moved(track)]
    case .up(let velocity):
      defer { state = .idle }
      guard isSwiping else { return [] }
      let old = track.position
      track.move(to: touch.position, now: now)
      let released = Event.released(track, velocity: velocity)
      return track.position == old ? [released] : [.moved(track), released]
    case .cancelled:
      defer { state = .idle }
      return isSwiping ? [.taken] : []
    }
  }

  /// Forgets the finger; what it still does means nothing.
  mutating func drop() { state = .idle }

  /// Says whether a point of the glass lies in the strip.
  static func strip(on size: Size, contains point: Point) -> Bool {
    point.x >= 0 && point.x <= min(strip, size.width) && point.y >= 0 && point.y <= size.height
  }

  private mutating func start(_ touch: Touch, on device: Device, now: Instant) {
    state =
      Self.strip(on: device.size, contains: touch.position)
      ? .undecided(FingerTrack(of: touch, side: .left, now: now)) : .idle
  }

  private mutating func decide(on track: FingerTrack) -> [Event] {
    if abs(track.dy) > Self.failure {
      state = .idle
      return []
    }
    guard track.travel > Self.activation else {
      state = .undecided(track)
      return []
    }
    state = .swiping(track)
    return [.began(track)]
  }
}
