import MockApp
import Scenarios

/// A scenario that a person names, with the app that it plays.
package struct ScenarioFile: Sendable {
  /// The path; `-` is standard input.
  package let path: String
  /// The scenario.
  package let scenario: Scenario
  /// The app that its header names.
  package let app: AppDefinition

  /// What is wrong with a scenario's file, as it is printed.
  package struct Bad: Error, Equatable, Sendable {
    /// One or more lines, each ended by a line feed.
    package let text: String
  }

  /// Reads the scenario at a path.
  package static func read(_ path: String) -> Result<ScenarioFile, Bad> {
    do throws(InputFile.Unreadable) {
      return ScenarioFile.parse(
        try InputFile.bytes(at: path == "-" ? "/dev/stdin" : path), path: path)
    } catch {
      return .failure(Bad(text: "\(path): \(error.reason)\n"))
    }
  }

  /// Parses a scenario; its names are checked against the app that its header names, so that all
  /// errors come at once.
  package static func parse(_ bytes: [UInt8], path: String) -> Result<ScenarioFile, Bad> {
    let name = Scenario.app(namedIn: bytes)
    let app: Result<AppDefinition, AppFile.Bad>
    do throws(AppFile.Bad) { app = .success(try AppFile.load(name)) } catch {
      app = .failure(error)
    }
    let names = Names(apps: AppFile.bundled, app: try? app.get())
    do throws(ScenarioErrors) {
      let scenario = try Scenario(parsing: bytes, names: names)
      return app.map { ScenarioFile(path: path, scenario: scenario, app: $0) }
        .mapError { Bad(text: $0.text) }
    } catch {
      return .failure(Bad(text: error.rendered(file: path) + "\n"))
    }
  }
}
