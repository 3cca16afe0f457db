import Scenarios

/// What is wrong with a line of the scenario language that was tried.
package struct Complaint: Hashable, Sendable {
  /// The character at fault, from 0.
  package let position: Int
  /// What is wrong and what would have been right.
  package let text: String

  /// Makes a complaint of the first fault of a line.
  package init(_ errors: ScenarioErrors) {
    position = max(0, errors.first.column - 1)
    let error = errors.first
    text = error.suggestion.map { "\(error.message); did you mean \($0)?" } ?? error.description
  }
}
