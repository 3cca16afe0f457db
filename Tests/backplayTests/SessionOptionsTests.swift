import Scenarios
import Testing
import backplay

@Suite struct SessionOptionsTests {
  private let command = Command("look", summary: "look", options: SessionOptions.options) { _, _ in
    .good
  }

  private func options(_ tokens: [Token], names: Names = Names()) throws -> SessionOptions {
    let table = CommandTable(
      program: "sample", version: "1", summary: "sample", commands: [command], standard: command)
    guard case .perform(let arguments) = try table.invocation(of: Scan(tokens)).deed else {
      throw UsageError("nothing is performed")
    }
    return try SessionOptions(arguments, names: names)
  }

  @Test("what was not given is not in the header")
  func nothing() throws {
    #expect(try options([]).header.lines.isEmpty)
  }

  @Test("each option is a line of the header, the last one where only one may stand")
  func lines() throws {
    let header = try options([
      .option(.device, value: "tablet"), .option(.device, value: "412x915"),
      .option(.policy, value: "tab-back=initial"), .option(.policy, value: "preview=system"),
      .option(.profile, value: "ios-26/uikit"), .option(.app, value: "my apps/#1 \"a\".json"),
      .option(.platform, value: "ios"),
    ]).header
    #expect(header.app == "my apps/#1 \"a\".json")
    #expect(header.platform == .ios)
    #expect(header.profile(for: .ios) == "ios-26/uikit")
    #expect(header.device == .size(width: 412, height: 915))
    #expect(
      header.policies == [PolicySetting("tab-back", "initial"), PolicySetting("preview", "system")])
  }

  @Test("an unknown name is refused with the nearest one, as in a file")
  func names() {
    let names = Names(apps: ["fieldbook"], profiles: ["android-16", "ios-26"])
    let error = #expect(throws: UsageError.self) {
      try options([.option(.profile, value: "andriod-16")], names: names)
    }
    #expect(error?.message.hasPrefix("--profile: ") == true)
    #expect(error?.message.contains("'andriod-16'") == true)
    #expect(error?.message.contains("did you mean 'android-16'") == true)
  }

  @Test("options that contradict each other are refused")
  func contradiction() {
    #expect(throws: UsageError.self) {
      try options([
        .option(.platform, value: "android"), .option(.profile, value: "ios-26"),
      ])
    }
  }

  @Test(
    "a value is one value: no second line, no comment, no step comes in with it",
    arguments: ["", "pixel\nback", "pixel # a comment", "pixel\r\n", "pixel fold", "\u{0}"])
  func smuggling(value: String) {
    #expect(throws: UsageError.self) { try options([.option(.device, value: value)]) }
  }
}
