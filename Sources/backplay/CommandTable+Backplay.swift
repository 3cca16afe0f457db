extension CommandTable {
  /// The commands of backplay.
  package static let backplay = CommandTable(
    program: "backplay",
    version: "0.1.0",
    summary: "A playground in the terminal for back navigation on phones",
    commands: [.play, .run, .link, .help, .version],
    standard: .play)
}
