/// What the process says to the shell when it ends.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case good = 0
  case failed = 1
  case usage = 64
  case badFile = 65
  case internalError = 70
  case interrupted = 130

  /// The meaning, as the help prints it.
  package var meaning: String {
    switch self {
    case .good: "good"
    case .failed: "an expectation or a check failed"
    case .usage: "the command line is wrong"
    case .badFile: "a file is wrong"
    case .internalError: "backplay itself failed"
    case .interrupted: "interrupted"
    }
  }
}
