extension House {
  /// The house of ARCHITECTURE.md: an arrow more or less is changed there and here.
  static let backplay = House(
    rooms: [
      "Navigation": Room(),
      "Motion": Room(outside: cLibrary),
      "JSONText": Room(outside: ["FoundationEssentials"]),
      "TerminalUI": Room(),
      "Platforms": Room(arrows: ["Navigation", "Motion"]),
      "AndroidContainer": Room(arrows: ["Platforms"]),
      "IOSContainer": Room(arrows: ["Platforms"]),
      "MockApp": Room(arrows: ["Navigation", "JSONText"]),
      "MockPhone": Room(arrows: ["MockApp", "Platforms"]),
      "Simulation": Room(arrows: ["AndroidContainer", "IOSContainer", "MockPhone"]),
      "Scenarios": Room(arrows: ["Simulation"]),
      "Exploration": Room(
        arrows: ["Scenarios"], outside: cLibrary.union(["Dispatch", "Synchronization"])),
      "Playground": Room(arrows: ["Scenarios", "TerminalUI", "JSONText"]),
      "NcursesTerminal": Room(
        arrows: ["CNcurses", "CTerminalGuard", "TerminalUI"],
        outside: cLibrary.union(["Synchronization"])),
      "backplay": Room(
        arrows: ["NcursesTerminal", "Playground", "Exploration", "Assets", "CGetopt"],
        outside: cLibrary.union(["FoundationEssentials"])),
      "Assets": Room(isHidden: true),
      "CGetopt": Room(isHidden: true),
      "CNcurses": Room(isHidden: true),
      "CTerminalGuard": Room(isHidden: true),
    ],
    reservedWords: [
      ReservedWord(word: "try!", reason: "an error is answered, never a trap"),
      ReservedWord(word: "as!", reason: "a wrong type is answered, never a trap"),
      ReservedWord(word: "fatalError", reason: "nothing traps on a user's path (R7)"),
      ReservedWord(word: "preconditionFailure", reason: "nothing traps on a user's path (R7)"),
      ReservedWord(
        word: "CommandLine", rooms: ["backplay"], reason: "only the command line reads argv"),
      ReservedWord(
        word: "getenv", rooms: ["backplay"], reason: "only the command line reads the environment"),
      ReservedWord(word: "async", rooms: ["Exploration"], reason: "the one room with threads"),
      ReservedWord(word: "await", rooms: ["Exploration"], reason: "the one room with threads"),
      ReservedWord(
        word: "pthread_create", rooms: ["Exploration"], reason: "the one room with threads"),
      ReservedWord(
        word: "nonisolated(unsafe)", rooms: ["NcursesTerminal"],
        reason: "only what restores the terminal from a signal needs a global variable"),
    ])

  /// The C library, under the names that it has on the systems that Swift knows.
  private static let cLibrary: Set<String> = ["Glibc", "Musl", "Darwin"]
}
