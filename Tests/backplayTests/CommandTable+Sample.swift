import backplay

extension CommandTable {
  /// A table with every kind of row.
  static let sample = CommandTable(
    program: "sample", version: "1.2.3", summary: "a program with every kind of row",
    commands: [.look, .go, .help], standard: .look)
}

extension Command {
  static let look = Command(
    "look", summary: "look around", options: [.platform, .color, .plain, .policy]
  ) { _, _ in .good }

  static let go = Command(
    "go", summary: "go somewhere", details: ["A place is a file or a folder."],
    operands: Operands("PLACE...", count: 1...2), options: [.platformOrBoth, .trace]
  ) { _, _ in .failed }
}
