/// What a command meets besides its arguments.
package struct Surroundings {
  /// The table in which the command stands.
  package let table: CommandTable
  /// Where it prints to.
  package var console: Console

  /// Makes surroundings.
  package init(table: CommandTable, console: Console) {
    self.table = table
    self.console = console
  }
}
