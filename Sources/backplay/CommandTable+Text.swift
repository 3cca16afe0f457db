extension CommandTable {
  /// The usage of one command in a line, or of the program when there is no command.
  package func usage(of command: Command?) -> String {
    guard let command else {
      return "usage: \(program) [COMMAND] [OPTION]...  (see \(program) help)"
    }
    return "usage: \(synopsis(of: command))  (see \(program) help \(command.name))"
  }

  /// The line that tells one version from another.
  package var nameAndVersion: String { "\(program) \(version)\n" }

  /// The help on one command, or on the whole program when there is no command.
  package func help(on command: Command?) -> String {
    guard let command else { return help }
    let details = command.details.map { Paragraph($0).text + "\n\n" }.joined()
    return """
      usage: \(synopsis(of: command))

      \(Paragraph("\(command.summary).".startingWithCapital).text)

      \(details)options:
      \(Self.text(of: command.options + Option.standing))

      exit status:
      \(Self.exitStatuses)

      """
  }

  private var help: String {
    let synopses = commands.map(synopsis(of:))
    let usage = zip(["usage: "] + synopses.dropFirst().map { _ in "       " }, synopses).map(+)
    return """
      \(Paragraph("\(summary).".startingWithCapital).text)

      \(usage.joined(separator: "\n"))

      commands:
      \(DefinitionList(commands.map { (term: $0.name, meaning: $0.summary) }).text)

      options of every command:
      \(Self.text(of: Option.standing))

      exit status:
      \(Self.exitStatuses)

      """
  }

  /// How a command is called. Brackets say that the name of the standard command may be left out,
  /// which an operand would make impossible: it would be taken for a command.
  private func synopsis(of command: Command) -> String {
    let mayLackName = command.name == standard.name && command.operands == .none
    return [
      program, mayLackName ? "[\(command.name)]" : command.name,
      command.options.isEmpty ? "" : "[OPTION]...", command.operands.name,
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func text(of options: [Option]) -> String {
    DefinitionList(
      options.map { option in
        let short = option.letter.map { "-\($0), " } ?? "    "
        return (term: short + option.synopsis, meaning: option.help)
      }
    ).text
  }

  private static var exitStatuses: String {
    DefinitionList(ExitStatus.allCases.map { (term: "\($0.rawValue)", meaning: $0.meaning) }).text
  }
}

extension String {
  fileprivate var startingWithCapital: String { prefix(1).uppercased() + dropFirst() }
}
