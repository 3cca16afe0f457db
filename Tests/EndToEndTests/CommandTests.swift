import Foundation
import Testing

extension EndToEnd {
  /// The commands whose standard output is no terminal.
  @Suite struct CommandTests {
    private func run(_ arguments: String..., input: String = "") throws -> ChildProcess {
      try ChildProcess.run([try TerminalSession.binary()] + arguments, input: input)
    }

    private static let tour = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Assets/scenarios/tour").standardizedFileURL.path

    @Test("run takes a folder, says ok for each file and how many passed")
    func runsTheTour() throws {
      let run = try run("run", Self.tour)
      #expect(run.status == 0)
      #expect(run.output.contains("ok    \(Self.tour)/halfway-android.scenario"))
      #expect(run.output.hasSuffix("0 failed\n"))
      #expect(run.errors.isEmpty)
    }

    @Test("run takes standard input, and a failed expectation is status 1 with expected and got")
    func failure() throws {
      let run = try run(
        "run", "-",
        input: "platform ios\ntap \"Ada Lovelace\"\nexpect screen sites\nexpect depth 2\n"
      )
      #expect(run.status == 1)
      #expect(run.output.contains("FAIL  -"))
      #expect(
        run.output.contains(
          "line 3: expect screen sites [ios]: expected sites, got employee id=482"))
      #expect(run.output.contains("0 passed, 1 failed"))
    }

    @Test("all errors of a file come at once, with line, column and caret, and status 65")
    func errors() throws {
      let run = try run(
        "run", "-", input: "platform ios\nexpct screen sites\nback\ntap \"Ada Lovelaec\"\n")
      #expect(run.status == 65)
      #expect(run.errors.contains("-:2:1: error:"))
      #expect(run.errors.contains("expect"))
      #expect(run.errors.contains("-:3:1: error:"))
      #expect(run.errors.contains("tap back"))
      #expect(run.errors.contains("-:4:"))
      #expect(run.errors.contains("Ada Lovelace"))
      #expect(run.errors.contains("^"))
    }

    @Test("a file that cannot be read is status 65, and the others are still run")
    func missing() throws {
      let run = try run("run", "/nowhere.scenario", "\(Self.tour)/root-ios.scenario")
      #expect(run.status == 65)
      #expect(run.errors.contains("/nowhere.scenario"))
      #expect(run.output.contains("ok "))
    }

    @Test("--trace prints each step and the stacks after it")
    func trace() throws {
      let run = try run("run", "--trace", "\(Self.tour)/halfway-android.scenario")
      #expect(run.output.contains("tap \"Visit notes\""))
      #expect(run.output.contains("sites, employee id=482, notes id=482"))
      #expect(run.output.contains("scale 0.911"))
    }

    @Test(
      "link prints the stack as 'expect stack' is written, with status 0 for every path",
      arguments: [
        ("/employees/482/notes", "sites, employee id=482, notes id=482"), ("/employees/0", "sites"),
        ("/nonsense", "sites"), ("", "sites"), ("/library/albums/9", "library, album id=9"),
        ("%", "sites"), ("/settings/display", "settings, display"),
      ])
    func link(path: String, stack: String) throws {
      let run = try run("link", path)
      #expect(run.status == 0)
      #expect(run.output == stack + "\n")
    }

    @Test(
      "without a terminal the playground plays a tour as text and says that it is interactive in one"
    )
    func plain() throws {
      let run = try run()
      #expect(run.status == 0)
      #expect(run.output.contains("terminal"))
      #expect(run.output.contains("swipe from left"))
      #expect(run.output.contains("Visit notes"))
      #expect(run.output.contains("sites, employee id=482"))
      #expect(run.output.contains("scale 0.911"))
    }

    @Test(
      "--version and help answer on standard output",
      arguments: [["--version"], ["help"], ["help", "run"]])
    func help(arguments: [String]) throws {
      let run = arguments.count == 1 ? try run(arguments[0]) : try run(arguments[0], arguments[1])
      #expect(run.status == 0)
      #expect(run.output.contains("backplay"))
      #expect(run.errors.isEmpty)
    }

    @Test("an unknown command is status 64 and names the nearest")
    func unknown() throws {
      let run = try run("rnu")
      #expect(run.status == 64)
      #expect(run.errors.contains("run"))
    }
  }
}
