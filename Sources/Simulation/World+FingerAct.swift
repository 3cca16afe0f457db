import Motion
import Platforms

extension World {
  /// The time of one frame, in µs.
  package static let frame: Int64 = 16_667

  /// The inputs that an act of the finger consists of, at this moment; empty when there is nothing
  /// to act with.
  ///
  /// A pure function: it plays the act on a copy where it has to see what a recogniser does.
  package func inputs(for act: FingerAct) -> [Input] {
    switch act {
    case .swipe(let side):
      let size = configuration.device.size
      let start = Point(x: side == .left ? 0 : size.width, y: (size.height * 0.5).rounded())
      return swipe(from: start, towards: side.opposite)
    case .swipeFrom(let start, let side): return swipe(from: start, towards: side)
    case .drag(let progress, let seconds):
      guard let gesture = track else { return [] }
      return move(to: gesture.point(at: gesture.distance(for: progress, in: self)), over: seconds)
    case .dragBy(let distance, let seconds):
      guard let gesture = track else { return [] }
      return move(to: gesture.point(at: gesture.distance + distance), over: seconds)
    case .dragVertically(let distance, let seconds):
      guard let gesture = track else { return [] }
      var target = gesture.finger.position
      target.y += distance
      return move(to: target, over: seconds)
    case .release(let velocity):
      guard let gesture = track else { return [] }
      return [
        .touch(Touch(.up(velocity: velocity), at: gesture.finger.position, finger: gesture.id))
      ]
    case .commit: return commit()
    case .cancel:
      guard let gesture = track else { return [] }
      return [.touch(Touch(.cancelled, at: gesture.finger.position, finger: gesture.id))]
    }
  }

  /// The inputs of a tap at a place: down and up.
  package func inputs(tapAt point: Point) -> [Input] {
    let finger = freeFinger
    return [
      .touch(Touch(.down, at: point, finger: finger)),
      .touch(Touch(.up(velocity: nil), at: point, finger: finger)),
    ]
  }

  /// The number of a finger that is not on the glass.
  private var freeFinger: Int { (0...fingers.count).first { fingers[$0] == nil } ?? 0 }

  /// Touches down and moves by single dp until a gesture begins, at most past every slop there is.
  private func swipe(from start: Point, towards side: Side) -> [Input] {
    let finger = freeFinger
    var trial = self
    var inputs: [Input] = [.touch(Touch(.down, at: start, finger: finger))]
    trial.send(inputs[0])
    let wasInGesture = trial.container.isInGesture
    for step in 1...Self.furthestSlop {
      let point = Point(x: start.x + side.opposite.inward * Double(step), y: start.y)
      let input = Input.touch(Touch(.moved, at: point, finger: finger))
      inputs.append(input)
      trial.send(input)
      if trial.container.isInGesture != wasInGesture { break }
    }
    return inputs
  }

  /// Past this, in dp, every recogniser has decided.
  private static let furthestSlop = 16

  /// Moves the finger there in frames of one sixtieth of a second; without duration, at once.
  private func move(to target: Point, over seconds: Double) -> [Input] {
    guard let gesture = track else { return [] }
    let bounded = min(max(seconds, 0), 60)
    let frames = Int((bounded * 1e6 / Double(Self.frame)).rounded(.up))
    guard frames > 0 else { return [.touch(Touch(.moved, at: target, finger: gesture.id))] }
    let total = Int64((bounded * 1e6).rounded())
    var passed: Int64 = 0
    var inputs: [Input] = []
    for frame in 1...frames {
      let part = Double(frame) / Double(frames)
      let moment = Int64((Double(total) * part).rounded())
      inputs.append(.wait(microseconds: moment - passed))
      passed = moment
      let from = gesture.finger.position
      let point = Point(x: lerp(from.x, target.x, part), y: lerp(from.y, target.y, part))
      inputs.append(.touch(Touch(.moved, at: point, finger: gesture.id)))
    }
    return inputs
  }

  /// Lifts so that the gesture commits: on Android after going on where letting go now would
  /// cancel, on iOS with a speed that carries the screen past the middle.
  private func commit() -> [Input] {
    guard let gesture = track, let readout, readout.phase == .following else { return [] }
    switch platform {
    case .android:
      var inputs: [Input] = []
      if readout.verdict == .cancels {
        let width = configuration.device.size.width
        inputs.append(.touch(Touch(.moved, at: gesture.point(at: width), finger: gesture.id)))
      }
      let end =
        inputs.isEmpty
        ? gesture.finger.position : gesture.point(at: configuration.device.size.width)
      return inputs + [.touch(Touch(.up(velocity: nil), at: end, finger: gesture.id))]
    case .ios:
      let speed = max(configuration.device.size.width * 4, readout.velocity)
      return [
        .touch(Touch(.up(velocity: speed), at: gesture.finger.position, finger: gesture.id))
      ]
    }
  }

  /// The finger whose gesture began last, or else the newest on the glass: one that lies there
  /// since its gesture ended, or that never began one, is in nobody's way.
  private var track: Track? {
    let acting = gestureFinger.flatMap { fingers[$0] == nil ? nil : $0 } ?? fingers.keys.max()
    guard let id = acting, let finger = fingers[id] else { return nil }
    let side =
      readout?.side ?? (finger.start.x <= configuration.device.size.width / 2 ? .left : .right)
    return Track(id: id, finger: finger, side: side)
  }
}

/// A finger on its way from an edge.
private struct Track {
  let id: Int
  let finger: Finger
  let side: Side

  /// How far it is from where it came down, away from the edge.
  var distance: Double { (finger.position.x - finger.start.x) * side.inward }

  /// The distance at which the progress is this (M10; on iOS one to one, M13).
  func distance(for progress: Double, in world: World) -> Double {
    let width = world.configuration.device.size.width
    let bounded = clamp(progress, 0, 1)
    return world.platform == .android
      ? SwipeProgress.distance(progress: bounded, width: width) : bounded * width
  }

  /// The place at a distance, at the height at which the finger is.
  func point(at distance: Double) -> Point {
    Point(x: finger.start.x + distance * side.inward, y: finger.position.y)
  }
}
