import MockApp
import Navigation
import Platforms

extension World {
  /// Takes an input and returns what happened; afterwards every cheap invariant has been checked.
  @discardableResult
  package mutating func send(_ input: Input) -> [Event] {
    events.removeAll(keepingCapacity: true)
    journal = Journal()
    checker.willTake(input, of: self)
    take(input)
    deliver()
    for violation in checker.violations(after: input, in: self) {
      guard !violations.contains(where: { $0.invariant == violation.invariant }) else { continue }
      violations.append(violation)
      events.append(.violated(violation))
    }
    return events
  }

  /// Takes inputs one after the other and returns what happened.
  @discardableResult
  package mutating func send(_ inputs: [Input]) -> [Event] {
    inputs.reduce(into: []) { all, input in all += send(input) }
  }

  private mutating func take(_ input: Input) {
    switch input {
    case .touch(let touch): take(touch)
    case .systemBack: pressSystemBack()
    case .home: leave(for: .background)
    case .returnToApp: returnToApp()
    case .request(let request): answer(request)
    case .link(let path): open(path)
    case .focus(let field): focus(field)
    case .type(let text): app.type(text, on: visible, in: definition)
    case .erase: app.erase(on: visible, in: definition)
    case .unfocus: app.unfocus(visible.key)
    case .scroll(let row): scroll(to: row)
    case .wait(let microseconds): pass(microseconds)
    case .appPolicies(let policies): adopt(policies)
    case .platformPolicies(let policies): configuration.platformPolicies = policies
    case .platform(let profile, let device): change(to: profile, device)
    }
  }

  private mutating func focus(_ field: String?) {
    guard let name = field ?? screen.fields.first?.name else { return }
    app.focus(name, on: visible, in: definition)
  }

  private mutating func scroll(to row: Int) {
    app.scroll(visible, to: row, viewport: viewportRows, in: definition)
  }

  private mutating func adopt(_ policies: AppPolicies) {
    configuration.appPolicies = policies
    if let gesture = router.adopt(policies) { preempt(gesture) }
  }

  /// Lets another platform's container take over: the gesture is cancelled, core and screen state
  /// stay.
  private mutating func change(to profile: Profile, _ device: Device) {
    tell(.cancelAtOnce)
    deliver()
    fingers = [:]
    configuration.profile = profile
    configuration.device = device
    container = ActiveContainer(
      on: profile.platform, showing: Ledger(shown: router.state.root, revision: router.revision))
    clampScroll()
  }

  /// Lets time pass, stopping at every moment at which something happens by itself.
  private mutating func pass(_ microseconds: Int64) {
    let end = now.adding(microseconds: max(0, microseconds))
    while let moment = nextMoment, moment <= end {
      now = max(now, moment)
      tell(.advance)
      deliver()
      if nextMoment == moment { break }
    }
    now = end
    // What comes to rest without a deadline, as a smoothed progress does, learns it here.
    tell(.advance)
    deliver()
  }

  /// The next moment at which something happens by itself; nil: nothing will.
  package var nextMoment: Instant? {
    switch (container.nextDeadline, queue.nextDue) {
    case (let deadline?, let due?): min(deadline, due)
    case (let deadline, let due): deadline ?? due
    }
  }

  /// Whether nothing moves and nothing is under way; a finger may rest on the glass.
  package var isSettled: Bool { nextMoment == nil }

  /// Lets running transitions and messages settle, for at most 5 s; says whether they did.
  @discardableResult
  package mutating func settle() -> Bool {
    let limit = now.adding(seconds: 5)
    while let moment = nextMoment {
      guard moment <= limit else { return false }
      send(.wait(microseconds: max(0, moment.microseconds - now.microseconds)))
      if nextMoment == moment { return false }
    }
    return true
  }
}
