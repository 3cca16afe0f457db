import Simulation

/// How recorded and shown compare, and which invariant is broken.
package enum StatusLine {
  /// The text for a comparison and what was found broken: the invariant, then the difference, or else the finding.
  package static func text(
    _ difference: Difference, _ violations: [Violation], theme: Theme
  ) -> StyledText {
    let broken = violations.first.map { "\($0.invariant.rawValue) ✗ " } ?? ""
    if difference != .none { return StyledText(broken + difference.sentence, theme.bad) }
    if let violation = violations.first {
      return StyledText(broken + violation.finding, theme.bad)
    }
    return StyledText("recorded = shown ✓", theme.good)
  }
}
