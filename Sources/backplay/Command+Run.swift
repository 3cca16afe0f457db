import Scenarios

extension Command {
  /// `backplay run`.
  package static let run = Command(
    "run", summary: "run scenarios on the virtual clock and say which fail",
    details: [
      "A folder means every .scenario in it and in the folders below; - is standard input.",
      "A line for each file: ok, or FAIL with the step, what was expected and what was got.",
    ],
    operands: Operands("FILE|DIR|-...", count: 1...Int.max), options: [.trace]
  ) { arguments, around throws(UsageError) in
    var run = Run(isTraced: arguments.has(.trace))
    for path in ScenarioPaths.files(arguments.operands) { run.run(path, &around) }
    return run.finish(&around)
  }
}

/// The files of one `backplay run`, one after the other.
private struct Run {
  let isTraced: Bool
  private var good = 0
  private var failed = 0
  private var bad = 0

  init(isTraced: Bool) {
    self.isTraced = isTraced
  }

  mutating func run(_ path: String, _ around: inout Surroundings) {
    switch ScenarioFile.read(path) {
    case .failure(let error):
      bad += 1
      around.console.complain(error.text)
    case .success(let file):
      var performance = Performance(file.scenario, of: file.app)
      if isTraced {
        around.console.print("\(path)\n")
        while let now = performance.next() {
          around.console.print(Trace.text(of: now, on: performance.worlds))
        }
      } else {
        performance.run()
      }
      let report = RunReport(file: path, of: performance)
      if report.isGood { good += 1 } else { failed += 1 }
      around.console.print("\(report)\n")
    }
  }

  /// Prints the summary and says how it all ended.
  func finish(_ around: inout Surroundings) -> ExitStatus {
    guard good + failed + bad > 0 else {
      around.console.complain("\(around.table.program): there is no scenario in these folders\n")
      return .badFile
    }
    let unread = bad == 0 ? "" : ", \(bad) could not be read"
    around.console.print("\(good) passed, \(failed) failed\(unread)\n")
    return bad > 0 ? .badFile : failed > 0 ? .failed : .good
  }
}
