extension Option {
  /// Explains a command instead of performing it.
  package static let help = Option("help", letter: "h", help: "print this help and stop")
  /// Prints the version instead of performing a command.
  package static let version = Option("version", help: "print the version and stop")
  /// The options that every command has.
  package static let standing: [Option] = [help, version]
}
