/// The faults of a scenario's text, in the order of their places; at least one.
package struct ScenarioErrors: Error, Hashable, Sendable {
  /// With so many faults a text is no scenario at all, and the rest of it is not read.
  package static let most = 1000

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
    let rest = all.count < Self.most ? [] : ["\(file): too many errors; the rest was not read"]
    return (all.map { $0.rendered(file: file) } + rest).joined(separator: "\n")
  }
}
