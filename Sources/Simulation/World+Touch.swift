import MockApp
import Motion
import Navigation
import Platforms

/// Touches: the container's recognisers and the app's tap recogniser both see them, and a gesture
/// that begins takes the touch away from the app.
extension World {
  /// Takes a touch.
  mutating func take(_ touch: Touch) {
    switch touch.phase {
    case .down:
      let tap = hit(touch.position)
      fingers[touch.finger] = Finger(start: touch.position, position: touch.position, tap: tap)
    case .moved: fingers[touch.finger]?.move(to: touch.position)
    case .up, .cancelled: break
    }
    let wasInGesture = container.isInGesture
    let followed = followedGesture
    if task.state == .foreground { tell(.touch(touch)) }
    if container.isInGesture != wasInGesture { fingers[touch.finger]?.tap = nil }
    deliver()
    if let gesture = followedGesture, gesture != followed { gestureFinger = touch.finger }
    switch touch.phase {
    case .up:
      if let tap = fingers.removeValue(forKey: touch.finger)?.tap { perform(tap) }
    case .cancelled: fingers[touch.finger] = nil
    case .down, .moved: break
    }
  }

  /// What tells one gesture that follows a finger from another; nil: none does.
  private var followedGesture: Followed? {
    guard readout?.phase == .following else { return nil }
    return Followed(gesture: router.gesture?.id)
  }

  /// A gesture that follows a finger: the core's by its number, or the host's.
  private struct Followed: Equatable {
    let gesture: BackGesture.ID?
  }

  /// Does what a tap asks for, unless a gesture or a transition owns the input (R35, R40).
  private mutating func perform(_ tap: Finger.Tap) {
    switch tap.target {
    case .appIcon: returnToApp()
    case .tab(let name):
      events.append(.tapped(tap.target))
      answer(Request(.tapTab(name)))
    case .backControl:
      guard container.takesTaps || container.isInGesture else {
        events.append(.tapDropped(.busy))
        return
      }
      events.append(.tapped(tap.target))
      tell(.headerControl)
    case .field(let name):
      guard mayTap(tap) else { return }
      events.append(.tapped(tap.target))
      app.focus(name, on: visible, in: definition)
    case .item(_, let action):
      guard mayTap(tap) else { return }
      events.append(.tapped(tap.target))
      perform(action)
    }
  }

  private mutating func mayTap(_ tap: Finger.Tap) -> Bool {
    guard container.takesTaps else {
      events.append(.tapDropped(.busy))
      return false
    }
    guard tap.screen == visible.key else {
      events.append(.tapDropped(.screenLeft))
      return false
    }
    return true
  }

  /// Carries out what a row or a button of the visible screen does.
  private mutating func perform(_ action: Action) {
    let source = visible.key
    switch action {
    case .push(let location): answer(Request(.push(location), from: source))
    case .pop: answer(Request(.pop(1), from: source))
    case .saveAndPop:
      app.save(visible, in: definition)
      answer(Request(.pop(1), from: source))
    }
  }
}
