extension Command {
  /// `backplay version`.
  package static let version = Command("version", summary: "print the version") { _, around in
    around.console.print(around.table.nameAndVersion)
    return .good
  }
}
