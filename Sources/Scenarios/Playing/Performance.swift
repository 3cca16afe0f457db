import MockApp
import Navigation
import Platforms
import Simulation

/// A scenario with the worlds that it is played on; it goes forward statement by statement.
package struct Performance: Sendable {
  /// The scenario.
  package let scenario: Scenario
  /// What was played so far, in order.
  package private(set) var played: [Played] = []
  /// The player with its worlds.
  package private(set) var player: Player
  /// The position of the next line.
  private var position = 0
  private var hasEnded = false

  /// Prepares a scenario for an app.
  ///
  /// - Parameter choice: The platforms, instead of those that the header names.
  package init(_ scenario: Scenario, of app: AppDefinition, on choice: PlatformChoice? = nil) {
    let platforms = (choice ?? scenario.platform ?? .android).platforms
    self.init(
      scenario, on: platforms.map { World(app, configuration: Configuration(scenario, on: $0)) })
  }

  /// Prepares a scenario for worlds that are there already, whatever its header says.
  package init(_ scenario: Scenario, on worlds: [World]) {
    self.scenario = scenario
    player = Player(worlds)
  }

  /// Plays the next statement and returns what became of it, on each platform; nil: the scenario is
  /// over.
  ///
  /// The last is the check of all invariants, which is implied.
  package mutating func next() -> (line: Line?, played: [Played])? {
    while position < scenario.lines.count {
      let line = scenario.lines[position]
      position += 1
      guard let statement = line.statement else { continue }
      if case .header = statement { continue }
      let now = player.play(statement, line: position)
      played += now
      return (line, now)
    }
    guard !hasEnded else { return nil }
    hasEnded = true
    let now = player.play(.expectation(.allInvariants, .settled, on: nil))
    played += now
    return (nil, now)
  }

  /// Plays to the end.
  package mutating func run() {
    while next() != nil {}
  }

  /// What failed so far.
  package var failures: [Played] { played.filter(\.verdict.isFailure) }
  /// The worlds as they are now.
  package var worlds: [World] { player.worlds }
}

extension Configuration {
  /// What a scenario's header chooses for a platform; names that are unknown choose nothing, for
  /// the parser has refused them.
  package init(_ scenario: Scenario, on platform: PlatformName) {
    let platform: Platform = platform == .android ? .android : .ios
    let profile =
      scenario.profile(for: platform == .android ? .android : .ios)
      .flatMap(Profile.init(named:)) ?? .standard(for: platform)
    let device: Platforms.Device? =
      switch scenario.device {
      case .named(let name)?: Platforms.Device(named: name)
      case .size(let width, let height)?: Platforms.Device(named: "\(width)x\(height)")
      case nil: nil
      }
    self.init(profile: profile, device: device)
    for setting in scenario.policies {
      _ = PolicySwitch.named(setting.name)?.set(setting.value, &self)
    }
  }
}
