/// The commands of a program: the one table of its command line.
package struct CommandTable: Sendable {
  /// The program's name.
  package let program: String
  /// Its version.
  package let version: String
  /// What the program is, a sentence without its full stop.
  package let summary: String
  /// The commands in the order of the help.
  package let commands: [Command]
  /// The command that is performed when none is named.
  package let standard: Command

  /// Makes a table.
  package init(
    program: String, version: String, summary: String, commands: [Command], standard: Command
  ) {
    self.program = program
    self.version = version
    self.summary = summary
    self.commands = commands
    self.standard = standard
  }

  /// Finds a command by its name.
  package func command(named name: String) -> Command? {
    commands.first { $0.name == name }
  }

  /// Finds a command by its name, or throws with the nearest name.
  package func command(_ name: String) throws(UsageError) -> Command {
    guard let command = command(named: name) else {
      throw UsageError("unknown command '\(name)'", word: name, known: commands.map(\.name))
    }
    return command
  }

  /// Every option of every command, once by name: what the scanner must know before it knows the
  /// command.
  package var options: [Option] {
    var names: Set<String> = []
    return (Option.standing + commands.flatMap(\.options)).filter { names.insert($0.name).inserted }
  }
}
