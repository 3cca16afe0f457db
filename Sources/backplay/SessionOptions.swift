import Scenarios

/// What a session begins with, from the options that say it.
///
/// The options are words of a scenario's header, and the scenario's parser reads them: what a file
/// may say and what the command line may say are one vocabulary.
package struct SessionOptions: Hashable, Sendable {
  /// The lines of a header; what was not given is not in it.
  package let header: Scenario

  /// The options that are words of the header.
  package static let options: [Option] = [.app, .platform, .profile, .device, .policy]

  /// Reads the options that were given, the names checked against those that are known.
  package init(_ arguments: Arguments, names: Names = Names()) throws(UsageError) {
    var lines: [Line] = []
    for option in Self.options {
      for value in arguments.values(of: option).suffix(option.accumulates ? .max : 1) {
        lines.append(try Self.line(of: option, value: value, names: names))
      }
    }
    // Each by itself is right; whether they go together only the whole can tell.
    do throws(ScenarioErrors) {
      header = try Scenario(parsing: Scenario(lines: lines).description, names: names)
    } catch {
      throw UsageError(error.first.description)
    }
  }

  /// Reads one option as a line of a header.
  private static func line(
    of option: Option, value: String, names: Names
  ) throws(UsageError) -> Line {
    // A file may have any name; the other values are words, which need no quotation marks.
    let text =
      option == .app ? Header.app(value).description : "\(option.name) \(value)"
    do throws(ScenarioErrors) {
      let lines = try Scenario(parsing: text, names: names).lines
      let isOneValue = !value.contains(where: \.isNewline) && lines.first?.comment == nil
      if isOneValue, let line = lines.first { return line }
    } catch {
      throw UsageError("\(option.dashed): \(error.first.description)")
    }
    throw UsageError("\(option.dashed) cannot be '\(value)'")
  }
}
