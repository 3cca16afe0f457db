import Testing
import backplay

/// getopt_long keeps its place in global variables, hence one scan at a time.
@Suite(.serialized) struct OptionScannerTests {
  private func scan(_ words: String...) -> Scan {
    OptionScanner(CommandTable.sample.options).scan(words)
  }

  @Test("no arguments are no tokens")
  func nothing() {
    #expect(scan() == Scan())
  }

  @Test("an option's value stands behind it or after an equals sign")
  func values() {
    let expected: [Token] = [.option(.platform, value: "ios"), .operand("go")]
    #expect(scan("--platform", "ios", "go").tokens == expected)
    #expect(scan("--platform=ios", "go").tokens == expected)
    #expect(scan("--platform=", "go").tokens == [.option(.platform, value: ""), .operand("go")])
  }

  @Test("options and operands keep their order, and a lone minus sign is an operand")
  func order() {
    #expect(
      scan("go", "-", "--trace", "a", "-h").tokens == [
        .operand("go"), .operand("-"), .option(.trace, value: nil), .operand("a"),
        .option(.help, value: nil),
      ])
  }

  @Test("after -- everything is an operand")
  func doubleMinus() {
    #expect(
      scan("go", "--", "--trace", "--", "").tokens == [
        .operand("go"), .operand("--trace"), .operand("--"), .operand(""),
      ])
  }

  @Test("a value may look like an option or like a command")
  func greedy() {
    #expect(
      scan("--policy", "--trace", "--policy", "go").tokens == [
        .option(.policy, value: "--trace"), .option(.policy, value: "go"),
      ])
  }

  @Test("an option may be shortened while it stays unmistakable")
  func abbreviation() {
    #expect(scan("--tr").tokens == [.option(.trace, value: nil)])
    #expect(scan("--c=never").tokens == [.option(.color, value: "never")])
    #expect(scan("--p").error == UsageError("'--p' is ambiguous: --platform, --plain, --policy"))
    #expect(scan("--pl=x").error == UsageError("'--pl' is ambiguous: --platform, --plain"))
  }

  @Test(
    "a mistake ends the scan and is named, with what was probably meant",
    arguments: [
      ("--frobnicate", "unknown option '--frobnicate'"),
      ("--colour", "unknown option '--colour'; did you mean '--color'?"),
      ("--trcae=1", "unknown option '--trcae'; did you mean '--trace'?"),
      ("--trace=1", "--trace takes no value"),
      ("--policy", "--policy NAME=VALUE lacks its value"),
      ("--color", "--color auto|always|never lacks its value"),
      ("-x", "unknown option '-x'"),
      ("-trace", "unknown option '-t'; did you mean '--trace'?"),
      ("-é", "unknown option '-é'"),
      ("---", "unknown option '---'"),
    ])
  func mistakes(word: String, message: String) {
    let result = scan("go", word)
    #expect(result.tokens == [.operand("go")])
    #expect(result.error == UsageError(message))
  }

  @Test("a mistake that quotes an argument cannot steer the terminal")
  func controls() {
    #expect(
      scan("--\u{1b}[2J\n").error == UsageError("unknown option '--\u{FFFD}[2J\u{FFFD}'"))
  }

  @Test("a word of any length and any bytes is scanned")
  func hostile() {
    let long = String(repeating: "x", count: 100_000)
    #expect(scan(long).tokens.count == 1)
    #expect(scan("--" + long).error != nil)
    #expect(scan("-" + long).error == UsageError("unknown option '-x'"))
    #expect(scan("\u{1b}[31m", "👩‍👩‍👧").tokens == [.operand("\u{1b}[31m"), .operand("👩‍👩‍👧")])
  }
}
