/// All faults of a scenario's text, in the order of their places; at least one.
package struct ScenarioErrors: Error, Hashable, Sendable {
  /// The first fault.
  package let first: ScenarioError
  /// The faults after the first.
  package let others: [ScenarioError]

  /// Makes a list of faults; nil when there is none.
  init?(_ errors: [ScenarioError]) {
    guard let first = errors.first else { return nil }
    self.first = first
    others = Array(errors.dropFirst())
  }

  /// The faults.
  package var all: [ScenarioError] { [first] + others }

  /// The faults as a compiler writes them.
  package func rendered(file: String) -> String {
    all.map { $0.rendered(file: file) }.joined(separator: "\n")
  }
}
