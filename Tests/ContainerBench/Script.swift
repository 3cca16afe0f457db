import Motion
import Navigation
import Platforms

/// Touches, presses and the router's words at moments, made beforehand: what comes of them can hang
/// only on the container.
package struct Script<C: Container> {
  private enum Input {
    case touch(Touch)
    case update(RouterUpdate)
    case systemBack, headerControl, nothing
  }

  /// What has come of a script: what was said by each input's moment, and what the container was
  /// then.
  package struct Trace: Equatable {
    package var messages: [[ContainerMessage]] = []
    package var deadlines: [Instant?] = []
    package var states: [C] = []
  }

  private var inputs: [(moment: Instant, input: Input, recorded: History)] = []
  private let profile: Profile
  private let start: Ledger

  /// Makes a random script, with words that no sound router would say among them.
  package init(profile: Profile, count: Int, random: inout SeededGenerator) throws {
    self.profile = profile
    var router = Router(graph: try Field.graph())
    start = Ledger(shown: router.state.root)
    let device = Device.standard(for: profile.platform)
    var moment = Instant()
    for _ in 0..<count {
      moment = moment.adding(seconds: random.pick([0, 0.004, 0.02, 0.09, 0.2, 0.7]))
      let input: Input
      switch random.below(12) {
      case 0...6:
        let phase: Touch.Phase = random.pick([
          .down, .moved, .moved, .moved, .up(velocity: nil), .up(velocity: 900), .cancelled,
        ])
        input = .touch(
          Touch(
            phase,
            at: Point(
              x: random.coordinate(upTo: device.size.width), y: 400 + 5 * Double(random.below(3)))))
      case 7, 8:
        let page = Location(random.pick(Field.pages))
        _ = router.handle(
          Request(random.pick([.push(page), .push(page), .pop(1), .tapTab("Library")])))
        let serial = GestureSerial(random.below(6))
        input = .update(
          RouterUpdate(
            root: router.state.root, revision: router.revision,
            gestureEnd: random.pick([
              nil, nil, .committed(serial), .rejected(serial), .preempted(serial),
            ])))
      case 9: input = .systemBack
      case 10: input = .headerControl
      default: input = .nothing
      }
      inputs.append((moment, input, router.state.root))
    }
  }

  /// Plays it; between two inputs time passes in leaps, or in steps of some length.
  package func play(stepping step: Double? = nil) -> Trace {
    var container = C(showing: start)
    var trace = Trace()
    var now = Instant()
    for (moment, input, recorded) in inputs {
      var context = ContainerContext(
        now: now, recorded: recorded, appPolicies: AppPolicies(), policies: PlatformPolicies(),
        profile: profile, device: .standard(for: profile.platform))
      var messages: [ContainerMessage] = []
      if let step {
        while now < moment {
          now = min(moment, now.adding(seconds: step))
          context.now = now
          messages += container.advance(in: context)
        }
      }
      now = moment
      context.now = now
      switch input {
      case .touch(let touch): messages += container.handle(touch, in: context)
      case .update(let update): messages += container.receive(update, in: context)
      case .systemBack: messages += container.pressSystemBack(in: context)
      case .headerControl: messages += container.tapHeaderControl(in: context)
      case .nothing: messages += container.advance(in: context)
      }
      trace.messages.append(messages)
      trace.deadlines.append(container.nextDeadline)
      trace.states.append(container)
    }
    return trace
  }
}
