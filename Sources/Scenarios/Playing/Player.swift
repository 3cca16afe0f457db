import MockApp
import Navigation
import Platforms
import Simulation

/// Plays statements on one world, or on both platforms' at once.
///
/// A value on the virtual clock: the same scenario gives the same worlds and verdicts, always. A
/// failed statement does not stop it.
package struct Player: Sendable {
  /// One platform's world, and what later expectations compare with.
  struct Stage: Sendable {
    var world: World
    /// The state when the last gesture began.
    var atGesture: Memory
    /// The state before the last step.
    var atStep: Memory
    /// Whether the next statement acts at this very moment, since the last one let an exact time
    /// pass.
    var isExact = false

    init(_ world: World) {
      self.world = world
      atGesture = Memory(world)
      atStep = Memory(world)
    }
  }

  /// A state to compare with: without clock, revision and log.
  struct Memory: Hashable, Sendable {
    let router: RouterState
    let app: AppState
    let task: AppTask

    init(_ world: World) {
      router = world.router.state
      app = world.app
      task = world.task
    }
  }

  var stages: [Stage]

  /// Plays on worlds that are there already, one for each platform.
  package init(_ worlds: [World]) {
    stages = worlds.map(Stage.init)
  }

  /// Plays on a world that others have played on: `unchanged since` compares with it as it was.
  package init(_ world: World, atGesture: World?, atStep: World?) {
    var stage = Stage(world)
    if let atGesture { stage.atGesture = Memory(atGesture) }
    if let atStep { stage.atStep = Memory(atStep) }
    stages = [stage]
  }

  /// The worlds as they are now, Android's first.
  package var worlds: [World] { stages.map(\.world) }

  /// Plays a statement and says what became of it on each platform; a header's words and empty
  /// lines do nothing.
  package mutating func play(_ statement: Statement, line: Int? = nil) -> [Played] {
    stages.indices.compactMap { index in
      guard let verdict = play(statement, at: index) else { return nil }
      return Played(
        line: line, text: statement.description, isStep: statement.isStep,
        platform: stages[index].world.platform, verdict: verdict)
    }
  }

  private mutating func play(_ statement: Statement, at index: Int) -> Verdict? {
    switch statement {
    case .header: return nil
    case .step(let step, let timing):
      guard step.passesTime || settle(timing, at: index) else { return .neverSettled }
      return stages[index].perform(step)
    case .expectation(let expectation, let timing, let platform):
      guard platform == nil || platform?.rawValue == stages[index].world.platform.rawValue else {
        return nil
      }
      guard settle(timing, at: index) else { return .neverSettled }
      return check(expectation, at: index)
    }
  }

  /// Lets everything settle, unless the statement acts at once.
  private mutating func settle(_ timing: Timing, at index: Int) -> Bool {
    guard timing == .settled, !stages[index].isExact else { return true }
    return stages[index].world.settle()
  }
}

extension Verdict {
  /// Something still moved after five seconds.
  fileprivate static let neverSettled = Verdict.failed(
    expected: "everything to settle", got: "something that still moves after 5 s")
}

extension Statement {
  /// Whether it is a step.
  fileprivate var isStep: Bool {
    if case .step = self { true } else { false }
  }
}

extension Step {
  /// Whether the step is nothing but time, which is let pass from this very moment on.
  package var passesTime: Bool {
    switch self {
    case .wait, .nextFrame: true
    default: false
    }
  }
}
