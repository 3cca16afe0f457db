import Simulation

/// A way to a world in which an invariant does not hold.
package struct CounterExample: Sendable {
  /// What was done, in order; a shortest way.
  package let letters: [Letter]
  /// What does not hold.
  package let violation: Violation
}

extension CounterExample: CustomStringConvertible {
  /// The violation, then what was done, a line each.
  package var description: String {
    letters.reduce(violation.description) { text, letter in "\(text)\n  \(letter)" }
  }
}
