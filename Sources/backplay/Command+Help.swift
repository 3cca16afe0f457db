extension Command {
  /// `backplay help [COMMAND]`.
  package static let help = Command(
    "help", summary: "explain backplay, or one of its commands",
    operands: Operands("[COMMAND]", count: 0...1)
  ) { arguments, around throws(UsageError) in
    let command = try arguments.operands.first.map { name throws(UsageError) in
      try around.table.command(name)
    }
    around.console.print(around.table.help(on: command))
    return .good
  }
}
