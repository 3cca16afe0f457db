import Motion
import Navigation
import Platforms
import Simulation

extension Player.Stage {
  /// Does a step.
  mutating func perform(_ step: Step) -> Verdict {
    isExact = false
    let before = Player.Memory(world)
    atStep = before
    let events: [Event]
    switch step {
    case .wait(let time):
      isExact = true
      events = world.send(.wait(microseconds: Int64(time.microseconds)))
    case .nextFrame:
      isExact = true
      events = world.send(.wait(microseconds: World.frame))
    default:
      switch inputs(for: step) {
      case .success(let inputs): events = world.send(inputs)
      case .failure(let failure): return failure.verdict
      }
    }
    if events.contains(where: \.beginsGesture) { atGesture = before }
    for case .unavailable(let reason) in events { return .notAvailable(reason) }
    return .done
  }

  /// Why a step has no inputs.
  fileprivate struct Failure: Error {
    let verdict: Verdict

    init(_ verdict: Verdict) {
      self.verdict = verdict
    }

    init(expected: String, got: String) {
      verdict = .failed(expected: expected, got: got)
    }
  }

  fileprivate func inputs(for step: Step) -> Result<[Input], Failure> {
    switch step {
    case .tap(let tap): self.tap(tap)
    case .back: .success([.systemBack])
    case .swipe(let origin, let target): swipe(from: origin, on: target)
    case .drag(let drag, let time): self.drag(drag, over: time)
    case .hold(let time): .success([.wait(microseconds: Int64(time.microseconds))])
    case .release(let speed): finger(.release(velocity: speed?.value))
    case .commit: commit()
    case .cancel: finger(.cancel)
    case .flick(let origin, let target): flick(from: origin, on: target)
    case .scroll(.to(let row)): .success([.scroll(to: row)])
    case .scroll(.by(let rows)): .success([.scroll(to: scroll(by: rows))])
    case .focus(let field): focus(field)
    case .type(let text): type(text)
    case .erase: .success(Array(repeating: .erase, count: world.visibleText?.count ?? 0))
    case .link(let path): .success([.link(path)])
    case .request(let request, let address):
      .success([.request(Request(request.action, in: Request.Target(address)))])
    case .home: .success([.home])
    case .return: .success([.returnToApp])
    case .policy(let setting): policy(setting)
    case .wait, .nextFrame: .success([])
    }
  }

  private func tap(_ tap: Tap) -> Result<[Input], Failure> {
    world.inputs(tapping: TapSpot(tap)).mapError { failure in
      Failure(expected: "something to tap", got: failure.sentence)
    }
  }

  private func scroll(by rows: Int) -> Int {
    let (row, overflow) = world.app[world.visible.key].scroll.addingReportingOverflow(rows)
    return overflow ? (rows < 0 ? 0 : .max) : row
  }

  private func focus(_ field: String) -> Result<[Input], Failure> {
    guard world.screen.fields.contains(where: { $0.name == field }) else {
      return .failure(Failure(expected: "a field '\(field)'", got: "none on the visible screen"))
    }
    return .success([.focus(field)])
  }

  private func type(_ text: String) -> Result<[Input], Failure> {
    guard !world.screen.fields.isEmpty else {
      return .failure(Failure(expected: "a field to type into", got: "none on the visible screen"))
    }
    return .success([.type(text)])
  }

  private func policy(_ setting: PolicySetting) -> Result<[Input], Failure> {
    var configuration = world.configuration
    guard let policy = PolicySwitch.named(setting.name),
      policy.set(setting.value, &configuration)
    else {
      return .failure(
        Failure(expected: "a policy and one of its values", got: "\(setting.name)=\(setting.value)")
      )
    }
    return .success([
      .appPolicies(configuration.appPolicies), .platformPolicies(configuration.platformPolicies),
    ])
  }

  // MARK: The finger

  /// An act of the finger; without a finger on the glass there is nothing to act with.
  private func finger(_ act: FingerAct) -> Result<[Input], Failure> {
    guard !world.fingers.isEmpty else {
      return .failure(Failure(expected: "a finger on the glass", got: "none"))
    }
    return .success(world.inputs(for: act))
  }

  private func commit() -> Result<[Input], Failure> {
    guard world.readout?.phase == .following else {
      return .failure(Failure(expected: "a gesture under way", got: "none"))
    }
    return finger(.commit)
  }

  private func swipe(
    from origin: TouchOrigin, on target: TouchTarget?
  ) -> Result<[Input], Failure> {
    place(of: target).map { y in
      let size = world.configuration.device.size
      let height = y ?? (size.height / 2).rounded()
      switch origin {
      case .left:
        return world.inputs(for: .swipeFrom(Point(x: 0, y: height), towards: .right))
      case .right:
        return world.inputs(for: .swipeFrom(Point(x: size.width, y: height), towards: .left))
      case .content:
        return world.inputs(
          for: .swipeFrom(Point(x: (size.width / 2).rounded(), y: height), towards: .right))
      case .x(let x):
        let isRight = x.value > size.width / 2
        return world.inputs(
          for: .swipeFrom(Point(x: x.value, y: height), towards: isRight ? .left : .right))
      }
    }
  }

  /// How far a flick goes, and how fast: 30 % of the width in 80 ms.
  private static let flick = (part: 0.3, seconds: 0.08)

  private func flick(
    from origin: TouchOrigin, on target: TouchTarget?
  ) -> Result<[Input], Failure> {
    swipe(from: origin, on: target).map { swipe in
      var trial = world
      var inputs = swipe
      trial.send(swipe)
      let distance = world.configuration.device.size.width * Self.flick.part
      let drag = trial.inputs(for: .dragBy(distance, seconds: Self.flick.seconds))
      inputs += drag
      trial.send(drag)
      return inputs + trial.inputs(for: .release(velocity: nil))
    }
  }

  /// The height of what a finger comes down on; nil when nothing is named.
  private func place(of target: TouchTarget?) -> Result<Double?, Failure> {
    guard let target else { return .success(nil) }
    let spot: TapSpot =
      switch target {
      case .row(let number): .row(number)
      case .label(let label): .label(label)
      }
    switch world.inputs(tapping: spot) {
    case .failure(let failure):
      return .failure(Failure(expected: "something to touch", got: failure.sentence))
    case .success(let inputs):
      for case .touch(let touch) in inputs { return .success(touch.position.y) }
      return .success(nil)
    }
  }

  /// Moves the finger in the time given, or else in 200 ms, after which it rests for 100.
  private func drag(_ drag: Drag, over time: Milliseconds?) -> Result<[Input], Failure> {
    let seconds = (time?.value ?? 200) / 1000
    let act: FingerAct =
      switch drag {
      case .to(let progress): .drag(to: progress.value, seconds: seconds)
      case .by(let distance): .dragBy(distance.value, seconds: seconds)
      case .vertical(let distance): .dragVertically(distance.value, seconds: seconds)
      }
    let rest: [Input] = time == nil ? [.wait(microseconds: 100_000)] : []
    return finger(act).map { $0 + rest }
  }
}

extension Player {
  /// The inputs that a step consists of on a world at this moment, and what becomes of it: for who
  /// sends them by himself, at his own pace.
  package static func inputs(for step: Step, on world: World) -> (inputs: [Input], verdict: Verdict)
  {
    switch step {
    case .wait(let time): return ([.wait(microseconds: Int64(time.microseconds))], .done)
    case .nextFrame: return ([.wait(microseconds: World.frame)], .done)
    default: break
    }
    switch Stage(world).inputs(for: step) {
    case .success(let inputs): return (inputs, .done)
    case .failure(let failure): return ([], failure.verdict)
    }
  }
}

extension Event {
  /// Whether a gesture began, the core's or the host's.
  package var beginsGesture: Bool {
    switch self {
    case .started, .hostStarted: true
    default: false
    }
  }
}

extension TapSpot {
  fileprivate init(_ tap: Tap) {
    switch tap {
    case .label(let label): self = .label(label)
    case .row(let number): self = .row(number)
    case .tab(let name): self = .tab(name)
    case .back: self = .back
    }
  }
}

extension AppRequest {
  /// What the router is asked.
  fileprivate var action: Request.Action {
    switch self {
    case .push(let route): .push(Location(route))
    case .pushUnique(let route): .pushUnique(Location(route))
    case .pop(let count): .pop(count)
    case .popTo(let route): .popTo(Location(route))
    case .replace(let route): .replace(Location(route))
    case .reset(let routes): .reset(routes.map { Request.ResetEntry(Location($0)) })
    case .resetToRoot: .resetToRoot
    case .navigate(let route): .navigate(Location(route))
    case .set(let params): .setParams(params)
    case .selectTab(let name): .selectTab(name)
    }
  }
}

extension Location {
  /// The location that a scenario names.
  init(_ reference: RouteReference) {
    self.init(Route(rawValue: reference.route), reference.params)
  }
}

extension Request.Target {
  /// The stack that a scenario addresses; none named: the active one.
  init(_ address: Address?) {
    switch address {
    case nil: self = .active
    case .root: self = .root
    case .tab(let name): self = .tab(name)
    case .route(let reference): self = .route(Route(rawValue: reference.route))
    }
  }
}
