import Testing
import backplay

@Suite struct CommandTableParseTests {
  private let table = CommandTable.sample

  private func parse(_ tokens: Token..., error: UsageError? = nil) throws -> CommandTable.Invocation
  {
    try table.invocation(of: Scan(tokens, error: error))
  }

  @Test("the standard command is performed when none is named")
  func standard() throws {
    let invocation = try parse(.option(.platform, value: "ios"))
    #expect(invocation.command?.name == "look")
    guard case .perform(let arguments) = invocation.deed else {
      Issue.record("nothing is performed")
      return
    }
    #expect(arguments.value(of: .platform) == "ios")
    #expect(arguments.operands.isEmpty)
  }

  @Test("the first operand is the command, wherever it stands; the others are its operands")
  func command() throws {
    let invocation = try parse(.option(.trace, value: nil), .operand("go"), .operand("go"))
    #expect(invocation.command?.name == "go")
    guard case .perform(let arguments) = invocation.deed else {
      Issue.record("nothing is performed")
      return
    }
    #expect(arguments.has(.trace))
    #expect(arguments.operands == ["go"])
  }

  @Test("the last value of an option counts, and one that accumulates has them all in order")
  func repetition() throws {
    let invocation = try parse(
      .option(.platform, value: "ios"), .option(.policy, value: "a=1"),
      .option(.platform, value: "android"), .option(.policy, value: "b=2"))
    guard case .perform(let arguments) = invocation.deed else {
      Issue.record("nothing is performed")
      return
    }
    #expect(arguments.value(of: .platform) == "android")
    #expect(arguments.values(of: .policy) == ["a=1", "b=2"])
    #expect(!arguments.has(.plain))
    #expect(arguments.value(of: .color) == nil)
  }

  @Test(
    "help and version are given instead of performing, though operands lack or a mistake follows")
  func standing() throws {
    let help = try parse(
      .operand("go"), .option(.help, value: nil), error: UsageError("unknown option '-x'"))
    #expect(help.command?.name == "go")
    #expect(help.deed == .help)
    let whole = try parse(.option(.help, value: nil))
    #expect(whole.command == nil)
    #expect(try parse(.option(.version, value: nil)).deed == .version)
  }

  @Test(
    "what a command cannot use is refused in words",
    arguments: [
      ([.operand("og")], "unknown command 'og'; did you mean 'go'?"),
      ([.operand("")], "unknown command ''"),
      ([.operand("go")], "go needs PLACE..."),
      ([.operand("go"), .operand("a"), .operand("b"), .operand("c")], "go has no use for 'c'"),
      ([.option(.trace, value: nil)], "look has no --trace; go has"),
      (
        [.operand("go"), .operand("a"), .option(.color, value: "never")],
        "go has no --color; look has"
      ),
      (
        [.option(.color, value: "nevr")],
        "--color auto|always|never cannot be 'nevr'; did you mean 'never'?"
      ),
      ([.option(.platform, value: "both")], "--platform android|ios cannot be 'both'"),
    ] as [([Token], String)])
  func refusals(tokens: [Token], message: String) {
    let rejection = #expect(throws: CommandTable.Rejection.self) {
      try table.invocation(of: Scan(tokens))
    }
    #expect(rejection?.error.message == message)
  }

  @Test("options of one name may take different words in different commands")
  func words() throws {
    let invocation = try parse(
      .operand("go"), .operand("a"), .option(.platform, value: "both"))
    #expect(invocation.command?.name == "go")
  }

  @Test("a mistake of the scanner is the named command's")
  func scannerMistake() {
    let rejection = #expect(throws: CommandTable.Rejection.self) {
      try parse(.operand("go"), error: UsageError("unknown option '-x'"))
    }
    #expect(rejection?.command?.name == "go")
    #expect(rejection?.error.message == "unknown option '-x'")
  }

  @Test(
    "options of one name agree in whether they take a value: the scanner knows them by name only")
  func agreement() {
    for table in [CommandTable.sample, .backplay] {
      for option in table.commands.flatMap(\.options) + Option.standing {
        let known = table.options.first { $0.name == option.name }
        #expect((known?.value == nil) == (option.value == nil), "\(option.dashed)")
      }
      #expect(Set(table.commands.map(\.name)).count == table.commands.count)
      #expect(table.command(named: table.standard.name) != nil)
    }
  }
}
