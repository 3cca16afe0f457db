/// An invariant that does not hold, with what was found.
package struct Violation: Hashable, Sendable {
  /// Which one.
  package let invariant: Invariant
  /// What was found, in one sentence.
  package let finding: String

  /// Makes a violation.
  package init(_ invariant: Invariant, _ finding: String) {
    self.invariant = invariant
    self.finding = finding
  }
}

extension Violation: CustomStringConvertible {
  /// The invariant's name and what was found.
  package var description: String { "\(invariant.rawValue): \(finding)" }
}
