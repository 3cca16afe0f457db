import Motion
import Navigation
import Platforms

/// A push or a pop that no finger moves: UIKit's spring between the two screens (M13, M16).
struct Transition: Hashable {
  /// The screen that comes from the trailing side, or leaves to it.
  let top: Surface
  /// The screen beneath it.
  let below: Surface
  /// The progress of the pop, from 1 to 0 for a push.
  let glide: Glide
  /// What the container pops by itself at the end; nil: the router's own change is shown (R33).
  let step: BackStep?

  /// Starts a push at a moment.
  static func push(_ top: Surface, over below: Surface, now: Instant) -> Transition {
    Transition(top: top, below: below, from: 1, now: now, step: nil)
  }

  /// Starts a pop at a moment.
  static func pop(
    _ top: Surface, revealing below: Surface, now: Instant, step: BackStep? = nil
  ) -> Transition {
    Transition(top: top, below: below, from: 0, now: now, step: step)
  }

  private init(top: Surface, below: Surface, from: Double, now: Instant, step: BackStep?) {
    self.top = top
    self.below = below
    self.step = step
    glide = Glide(Settle(spring: .interactivePop, from: from, to: 1 - from), from: now)
  }

  /// Whether a screen leaves.
  var isPop: Bool { glide.settle.to == 1 }
}
