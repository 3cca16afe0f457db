extension CommandTable {
  /// Performs a command line: the arguments after the program's name.
  package func run(_ arguments: [String], on console: Console) -> ExitStatus {
    var around = Surroundings(table: self, console: console)
    let status = status(of: arguments, in: &around)
    guard let failure = around.console.failure else { return status }
    console.complain("\(program): standard output: \(failure)\n")
    return .internalError
  }

  private func status(of arguments: [String], in around: inout Surroundings) -> ExitStatus {
    do throws(Rejection) {
      let invocation = try invocation(of: OptionScanner(options).scan(arguments))
      switch invocation.deed {
      case .help:
        around.console.print(help(on: invocation.command))
      case .version:
        around.console.print(nameAndVersion)
      case .perform(let arguments):
        let command = invocation.command ?? standard
        do throws(UsageError) { return try command.perform(arguments, &around) } catch {
          throw Rejection(command: command, error: error)
        }
      }
      return .good
    } catch {
      around.console.complain(
        "\(program): \(error.error.message)\n\(usage(of: error.command))\n")
      return .usage
    }
  }
}
