import Motion
import Platforms

/// Tells Android's back gesture from other touches, and says what letting go means (M12).
///
/// It knows nothing of history or picture. Of M12 it holds the strip, the slop and the lock of the
/// axis; distance and retreat alone decide the release.
struct Recogniser: Hashable {
  /// What it makes of the touch.
  enum State: Hashable {
    /// No finger is down that could go back.
    case idle
    /// A finger is down in an edge's strip, and has not left the slop: it may still be a tap.
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
    /// The finger has lifted.
    case released(FingerTrack)
    /// The system has taken the touch away (R27).
    case taken
  }

  /// The width of the strip at each edge in which a swipe comes down, in dp.
  static let strip = 30.0
  /// The distance within which a finger rests, in dp: 0.75 × 8.
  static let slop = 6.0
  /// The distance beyond which letting go commits, in dp.
  static let threshold = 16.0
  /// How far a finger comes back that has changed its mind, in dp.
  static let retreat = 32.0

  private(set) var state = State.idle

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

  /// Says whether letting go commits: the finger is more than 16 dp in, and has not come back 32 dp
  /// from its furthest point.
  static func commits(_ track: FingerTrack) -> Bool {
    track.distance > threshold && track.retreat < retreat
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
    guard track.finger == touch.finger else {
      // A second finger before the lock drops it; after it, it is not this swipe's (M12, R25).
      if touch.phase == .down, !isSwiping { state = .idle }
      return []
    }
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
    case .up:
      defer { state = .idle }
      guard isSwiping else { return [] }
      let old = track.position
      track.move(to: touch.position, now: now)
      let released = Event.released(track)
      return track.position == old ? [released] : [.moved(track), released]
    case .cancelled:
      defer { state = .idle }
      return isSwiping ? [.taken] : []
    }
  }

  /// Forgets the finger; what it still does means nothing.
  mutating func drop() { state = .idle }

  /// Returns the edge in whose strip a point of the glass lies; the nearer one on a narrow glass.
  static func side(of point: Point, on size: Size) -> Side? {
    guard point.x >= 0, point.x <= size.width, point.y >= 0, point.y <= size.height else {
      return nil
    }
    let isLeft = point.x <= strip
    let isRight = point.x >= size.width - strip
    if isLeft, isRight { return point.x <= size.width / 2 ? .left : .right }
    return isLeft ? .left : isRight ? .right : nil
  }

  private mutating func start(_ touch: Touch, on device: Device, now: Instant) {
    state =
      Self.side(of: touch.position, on: device.size)
      .map { .undecided(FingerTrack(of: touch, side: $0, now: now)) } ?? .idle
  }

  private mutating func decide(on track: FingerTrack) -> [Event] {
    let across = abs(track.dy)
    let along = abs(track.travel)
    if across > along, across > Self.slop {
      state = .idle
      return []
    }
    guard along > across, along > Self.slop else {
      state = .undecided(track)
      return []
    }
    state = .swiping(track)
    return [.began(track)]
  }
}
