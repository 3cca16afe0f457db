/// What `backplay run` says of one scenario.
package struct RunReport: Hashable, Sendable {
  /// The file.
  package let file: String
  /// What failed.
  package let failures: [Played]

  /// Makes a report of a performance that is over.
  package init(file: String, of performance: Performance) {
    self.file = file
    failures = performance.failures
  }

  /// Whether everything held.
  package var isGood: Bool { failures.isEmpty }
}

extension RunReport: CustomStringConvertible {
  /// `ok` or `FAIL` and the file; below it the failures, a line each.
  package var description: String {
    failures.reduce("\(isGood ? "ok   " : "FAIL ") \(file)") { text, failure in
      text + "\n      \(failure)"
    }
  }
}
