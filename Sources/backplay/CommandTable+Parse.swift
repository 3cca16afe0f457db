extension CommandTable {
  /// What a command line asks for.
  package struct Invocation: Sendable {
    /// What is to be done.
    package enum Deed: Equatable, Sendable {
      case perform(Arguments)
      case help
      case version
    }

    /// The command; nil when help is wanted on the whole program.
    package var command: Command?
    package var deed: Deed
  }

  /// A command line that asks for nothing that there is, and the command it was meant for.
  package struct Rejection: Error, Sendable {
    package var command: Command?
    package var error: UsageError
  }

  /// Makes sense of what the scanner found: the first operand is the command, wherever it stands.
  package func invocation(of scan: Scan) throws(Rejection) -> Invocation {
    var tokens = scan.tokens
    var named: Command?
    if let index = tokens.firstIndex(where: \.isOperand), case .operand(let name) = tokens[index] {
      tokens.remove(at: index)
      do throws(UsageError) { named = try command(name) } catch {
        throw Rejection(command: nil, error: error)
      }
    }
    for case .option(let option, _) in tokens {
      if option.name == Option.help.name { return Invocation(command: named, deed: .help) }
      if option.name == Option.version.name { return Invocation(command: named, deed: .version) }
    }
    let command = named ?? standard
    do throws(UsageError) {
      if let error = scan.error { throw error }
      return Invocation(command: command, deed: .perform(try arguments(of: command, from: tokens)))
    } catch {
      throw Rejection(command: named, error: error)
    }
  }

  /// Checks options and operands against a command's row.
  private func arguments(of command: Command, from tokens: [Token]) throws(UsageError) -> Arguments
  {
    var arguments = Arguments()
    for token in tokens {
      switch token {
      case .operand(let operand):
        arguments.add(operand: operand)
      case .option(let found, let value):
        let option = try option(found, of: command)
        if case .word(let words) = option.value, let value, !words.contains(value) {
          throw UsageError(
            "\(option.synopsis) cannot be '\(value)'", word: value, known: words)
        }
        arguments.add(option, value: value)
      }
    }
    let operands = command.operands
    if arguments.operands.count < operands.count.lowerBound {
      throw UsageError("\(command.name) needs \(operands.name)")
    }
    if let extra = arguments.operands.dropFirst(operands.count.upperBound).first {
      throw UsageError("\(command.name) has no use for '\(extra)'")
    }
    return arguments
  }

  /// Finds the row of an option in a command; another command's option is named with its owners.
  private func option(_ found: Option, of command: Command) throws(UsageError) -> Option {
    if let own = command.options.first(where: { $0.name == found.name }) { return own }
    let owners = commands.filter { $0.options.contains { $0.name == found.name } }.map(\.name)
    throw UsageError(
      "\(command.name) has no \(found.dashed); \(owners.joined(separator: ", ")) has")
  }
}

extension Token {
  fileprivate var isOperand: Bool {
    if case .operand = self { true } else { false }
  }
}
