import MockApp
import NcursesTerminal
import Playground
import Scenarios
import Simulation
import TerminalUI

extension Command {
  /// `backplay [play]`.
  package static let play = Command(
    "play", summary: "play with a mock phone in the terminal",
    details: [
      "The phone is driven by keys; ? lists them.",
      "Where standard input or output is no terminal, or TERM is dumb, a tour is played as text.",
    ],
    options: SessionOptions.options + [.color]
  ) { arguments, around throws(UsageError) in
    let session = try SessionOptions(arguments, names: Names(apps: AppFile.bundled))
    let environment = Environment.process
    let app: AppDefinition
    do throws(AppFile.Bad) { app = try AppFile.load(session.header.app) } catch {
      around.console.complain(error.text)
      return .badFile
    }
    let platform: PlatformName = session.header.platform == .ios ? .ios : .android
    let world = World(app, configuration: Configuration(session.header, on: platform))
    guard Terminal.isPresent, environment["TERM"] != "dumb" else {
      return playTour(world, &around)
    }
    do throws(TerminalError) {
      let colours = ColourDepth.choice(
        option: arguments.value(of: .color), environment: environment)
      let terminal = try Terminal(type: environment["TERM"] ?? "", colours: colours)
      defer { terminal.close() }
      let theme = Theme(colours: terminal.colours, isASCII: !terminal.isUTF8)
      let size = CellSize(width: terminal.width, height: terminal.height)
      var loop = PlayLoop(terminal, Model(world: world, size: size, theme: theme))
      return loop.run() == .interrupted ? .interrupted : .good
    } catch {
      around.console.complain("\(around.table.program): \(error.message)\n")
      return .internalError
    }
  }

  /// Plays a tour as text, where nobody can press a key: each step, the phone, the stacks and the
  /// transform.
  ///
  /// The tour is fieldbook's, and its expectations are those of the standard phone; another app
  /// shows its first screen, and on another phone the steps alone are played.
  private static func playTour(_ world: World, _ around: inout Surroundings) -> ExitStatus {
    let name = "scenarios/tour/halfway-\(world.platform.rawValue).scenario"
    let program = around.table.program
    guard let bytes = BundledFiles.bytes(of: name), let tour = try? Scenario(parsing: bytes) else {
      around.console.complain("\(program): there is no \(name) in the program\n")
      return .internalError
    }
    let isASCII = !Terminal.adoptLocale()
    let isTours = world.definition.name == AppFile.standard
    let title = isTours ? tour.title ?? name : "The first screen of \(world.definition.name)"
    around.console.print(
      "\(title)\nIn a terminal this is interactive: \(program) help play says how.\n")
    guard isTours else {
      around.console.print(picture(of: world, isASCII: isASCII))
      return .good
    }
    let isStandard = world.configuration == .standard(for: world.platform)
    var performance = Performance(tour, on: [world])
    while let now = performance.next() {
      let isStep = now.played.contains(where: \.isStep)
      // What a reader is to see is where a step leads, and not its first moment.
      guard isStep || isStandard, var world = performance.worlds.first else { continue }
      world.settle()
      around.console.print(Trace.text(of: now, on: [world]))
      if isStep { around.console.print(picture(of: world, isASCII: isASCII)) }
    }
    return .good
  }

  private static func picture(of world: World, isASCII: Bool) -> String {
    PhonePicture.rows(of: world, isASCII: isASCII).map { "    \($0)\n" }.joined()
  }
}
