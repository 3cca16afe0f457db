import Scenarios
import Simulation

extension Model {
  /// Runs a line of the scenario language; one with a fault stays, with what is wrong.
  mutating func runLine(_ input: LineInput) {
    do throws(ScenarioErrors) {
      let statement = try Statement(parsing: input.text, names: names)
      overlay = nil
      switch statement {
      case .step(let step, let timing): run(step, timing)
      case .expectation(let expectation, let timing, let platform):
        check(.expectation(expectation, timing, on: platform), timing)
      case .header, nil: break
      }
    } catch {
      overlay = .commandLine(input, Complaint(error))
    }
  }

  /// Does a step: lets everything settle, unless it acts at once or is nothing but time, and then
  /// takes the time that the step takes.
  private mutating func run(_ step: Step, _ timing: Timing) {
    if timing == .settled, !step.passesTime, !settle() { return }
    earlier.step = world
    let (inputs, verdict) = Player.inputs(for: step, on: world)
    script = inputs[...]
    pass(0)
    if case .failed(let expected, let got) = verdict {
      say("✗ \(step): expected \(expected), got \(got)", .warning)
    }
  }

  /// Checks an expectation and says whether it holds.
  private mutating func check(_ statement: Statement, _ timing: Timing) {
    if timing == .settled, !settle() { return }
    var player = Player(world, atGesture: earlier.gesture, atStep: earlier.step)
    guard let played = player.play(statement).first else {
      return say("\(statement): not on \(world.platform)", .warning)
    }
    switch played.verdict {
    case .done: say("✓ \(statement)", .plain)
    case .notAvailable(let reason): say("\(statement): \(reason)", .warning)
    case .failed(let expected, let got):
      say("✗ \(statement): expected \(expected), got \(got)", .bad)
    }
  }

  /// Lets running transitions end at once, for at most 5 s of the world's time; says so when
  /// something still moves then.
  private mutating func settle() -> Bool {
    let limit = world.now.adding(seconds: 5)
    while let moment = world.nextMoment, moment <= limit {
      send(.wait(microseconds: max(0, moment.microseconds - world.now.microseconds)))
      if world.nextMoment == moment { break }
    }
    guard world.nextMoment != nil else { return true }
    say("something still moves after 5 s", .warning)
    return false
  }

  private mutating func say(_ text: String, _ tone: EventLog.Tone) {
    hint = Hint(text, tone)
    log.append(text, tone, at: world.now)
  }
}
