import Simulation

extension Model {
  /// Lets real time pass: what is under way goes on, and a finger on the glass rests.
  ///
  /// While the phone lies there untouched its clock stands still.
  mutating func pass(_ microseconds: Int64) {
    guard isMoving || !world.fingers.isEmpty else { return }
    var left = min(max(0, microseconds), Self.longestPause)
    while left > 0, let next = script.first {
      guard case .wait(let time) = next else {
        script.removeFirst()
        send(next)
        continue
      }
      script.removeFirst()
      if time > left { script.insert(.wait(microseconds: time - left), at: script.startIndex) }
      send(.wait(microseconds: min(time, left)))
      left -= min(time, left)
    }
    while let next = script.first {
      if case .wait = next { break }
      script.removeFirst()
      send(next)
    }
    if left > 0 { send(.wait(microseconds: left)) }
    liftIdleFingers()
  }

  /// Does at once what is left of a motion under way.
  mutating func finishScript() {
    let rest = script
    script = []
    for input in rest { send(input) }
    liftIdleFingers()
  }

  /// Sends an input and writes down what happens.
  mutating func send(_ input: Input) {
    let before = world
    let events = world.send(input)
    if events.contains(where: \.beginsGesture) { earlier.gesture = before }
    log.append(events, at: world.now)
    for case .unavailable(let why) in events { hint = Hint(why, .warning) }
    for case .tapDropped(let reason) in events {
      hint = Hint("tap dropped: \(reason.rawValue)", .warning)
    }
  }

  /// Sends inputs one after the other.
  mutating func send(_ inputs: [Input]) {
    for input in inputs { send(input) }
    liftIdleFingers()
  }

  /// Lifts a finger whose gesture has ended under it, or which has begun none: a person would.
  private mutating func liftIdleFingers() {
    guard script.isEmpty, !world.fingers.isEmpty, world.readout?.phase != .following else { return }
    let inputs = world.inputs(for: .cancel)
    for input in inputs { send(input) }
  }

  /// A day, in µs.
  private static let longestPause: Int64 = 86_400_000_000
}
