import Foundation
import Testing
import backplay

@Suite struct CommandLineTests {
  @Test("help explains the program and each of its commands on standard output, with status 0")
  func help() throws {
    let table = CommandTable.backplay
    #expect(try Binary.run("help") == .init(status: 0, output: table.help(on: nil), errors: ""))
    #expect(try Binary.run("--help") == Binary.run("help"))
    for command in table.commands {
      let help = Binary.Answer(status: 0, output: table.help(on: command), errors: "")
      #expect(try Binary.run("help", command.name) == help)
      #expect(try Binary.run(command.name, "--help") == help)
      #expect(try Binary.run("-h", command.name) == help)
    }
  }

  @Test("the version is one line on standard output")
  func version() throws {
    let version = CommandTable.backplay.version
    let answer = Binary.Answer(status: 0, output: "backplay \(version)\n", errors: "")
    #expect(try Binary.run("version") == answer)
    #expect(try Binary.run("--version") == answer)
    #expect(try Binary.run("--vers") == answer)
  }

  @Test(
    "a wrong command line ends with 64, the mistake and one line of usage on standard error",
    arguments: [
      (["hlep"], "unknown command 'hlep'; did you mean 'help'?", nil),
      (["--hlep"], "unknown option '--hlep'; did you mean '--help'?", nil),
      (["help", "versoin"], "unknown command 'versoin'; did you mean 'version'?", "help"),
      (["version", "now"], "version has no use for 'now'", "version"),
      (["version", "--help=1"], "--help takes no value", "version"),
      ([""], "unknown command ''", nil),
    ] as [([String], String, String?)])
  func usage(arguments: [String], message: String, command: String?) throws {
    let table = CommandTable.backplay
    let usage = table.usage(of: command.flatMap(table.command(named:)))
    #expect(
      try Binary.run(Binary.process(arguments))
        == .init(status: 64, output: "", errors: "backplay: \(message)\n\(usage)\n"))
  }

  @Test("the place of operands does not depend on POSIXLY_CORRECT")
  func posixlyCorrect() throws {
    let answer = try Binary.run("help", "--version", environment: ["POSIXLY_CORRECT": "1"])
    #expect(answer == (try Binary.run("--version")))
  }

  @Test("standard output that takes nothing is an error of its own: 70, with the reason")
  func fullDisk() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(
      try Binary.run(Binary.process(["help"]), output: full)
        == .init(
          status: 70, output: "", errors: "backplay: standard output: No space left on device\n"))
  }
}
