import Motion
import Platforms

/// The change from one screen to another that no finger moves: Material's forward and backward
/// motion.
///
/// Both screens move the same way; the old one fades out over the first 35 %, then the new one
/// fades in, as in the full-screen preview (M6).
struct Transition: Hashable {
  /// How long it takes, in seconds.
  static let duration = 0.3
  /// How far a screen moves while it is seen, in dp.
  static let slide = 30.0

  /// Whether the new screen comes on top of the old one.
  let isForward: Bool
  /// The screen that was seen.
  let leaving: Surface
  /// The screen that will be seen.
  let arriving: Surface
  /// When it runs.
  let interval: Interval

  /// Starts at a moment.
  init(isForward: Bool, from leaving: Surface, to arriving: Surface, now: Instant) {
    self.isForward = isForward
    self.leaving = leaving
    self.arriving = arriving
    interval = Interval(from: now, seconds: Self.duration)
  }

  /// Returns the screens at a moment, the lowest first.
  func surfaces(at now: Instant) -> [Surface] {
    let time = interval.fraction(at: now)
    let way = CubicBezier.emphasizedDecelerate(time)
    let direction: Double = isForward ? 1 : -1
    let turn = AndroidBackTransform.fadeSwitch
    var leaving = leaving
    leaving.takesInput = false
    leaving.placement = Placement(
      shiftX: -direction * Self.slide * way, opacity: max(0, 1 - time / turn))
    var arriving = arriving
    arriving.placement = Placement(
      shiftX: direction * Self.slide * (1 - way), opacity: max(0, (time - turn) / (1 - turn)))
    return [.plain, leaving, arriving]
  }
}

extension Surface {
  /// A plain surface colour, which lies under screens that fade (M6).
  static let plain = Surface(key: nil, takesInput: false)
}
