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

  /// Plays a tour as text, where nobody can press a key: each step, the phone, the stacks and the transform.
  private static func playTour(_ world: World, _ around: inout Surroundings) -> ExitStatus {
    let name = "scenarios/tour/halfway-\(world.platform.rawValue).scenario"
    let program = around.table.program
    guard let bytes = BundledFiles.bytes(of: name), let tour = try? Scenario(parsing: bytes) else {
      around.console.complain("\(program): there is no \(name) in the program\n")
      return .internalError
    }
    let isASCII = !Terminal.adoptLocale()
    around.console.print(
      "\(tour.title ?? name)\nIn a terminal this is interactive: \(program) help play says how.\n")
    var performance = Performance(tour, on: [world])
    while let now = performance.next() {
      // What a reader is to see is where a step leads, and not its first moment.
      guard var world = performance.worlds.first else { continue }
      world.settle()
      around.console.print(Trace.text(of: now, on: [world]))
      guard now.played.contains(where: \.isStep) else { continue }
      let rows = PhonePicture.rows(of: world, isASCII: isASCII)
      around.console.print(rows.map { "    \($0)\n" }.joined())
    }
    return .good
  }
}
