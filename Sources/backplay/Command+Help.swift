import Scenarios

extension Command {
  /// The word after `help` that explains the scenario language.
  private static let scenarios = "scenarios"

  /// `backplay help [COMMAND]`.
  package static let help = Command(
    "help", summary: "explain backplay, one of its commands, or the words of scenarios",
    details: ["help scenarios lists every word of the scenario language, with what it means."],
    operands: Operands("[COMMAND]", count: 0...1)
  ) { arguments, around throws(UsageError) in
    guard arguments.operands.first != scenarios else {
      around.console.print(scenarioHelp)
      return .good
    }
    let command = try arguments.operands.first.map { name throws(UsageError) in
      try around.table.command(name)
    }
    around.console.print(around.table.help(on: command))
    return .good
  }

  /// Every word of the scenario language, from the one table.
  private static var scenarioHelp: String {
    let kinds = Word.Kind.allCases.map { kind -> String in
      let words = Vocabulary.words.filter { $0.kind == kind }
      let list = DefinitionList(words.map { (term: $0.usage, meaning: $0.meaning) })
      return "\(kind.heading)\n\(list.text)\n"
    }
    return """
      A scenario is a text file: what a person did, and what must be seen. One step a line; # starts
      a comment. Capitals are to be filled in, brackets may be left out, | separates choices.

      \(kinds.joined(separator: "\n"))
      """
  }
}

extension Word.Kind {
  /// The heading above the words of a kind.
  fileprivate var heading: String {
    switch self {
    case .header: "header, before the first step:"
    case .step: "steps:"
    case .expectation: "expectations:"
    }
  }
}
