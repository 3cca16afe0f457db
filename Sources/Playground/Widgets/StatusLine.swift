import Simulation

/// How recorded and shown compare, and which invariant is broken.
package enum StatusLine {
  /// The text for a comparison and what was found broken: the difference with I1 when that is
  /// broken, or else the first invariant that is, with its finding.
  package static func text(
    _ difference: Difference, _ violations: [Violation], theme: Theme
  ) -> StyledText {
    if difference != .none {
      let breaks = violations.contains { $0.invariant == .i1 } ? "I1 ✗ " : ""
      return StyledText(breaks + difference.sentence, theme.bad)
    }
    if let violation = violations.first {
      return StyledText("\(violation.invariant.rawValue) ✗ \(violation.finding)", theme.bad)
    }
    return StyledText("recorded = shown ✓", theme.good)
  }
}
