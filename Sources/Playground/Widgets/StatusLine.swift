import Simulation

/// How recorded and shown compare, and whether an invariant is broken, in a word.
package enum StatusLine {
  /// The text; a broken invariant goes before a difference.
  package static func text(of world: World, theme: Theme) -> StyledText {
    if let violation = world.violations.first {
      return StyledText("\(violation.invariant.rawValue) broken ✗", theme.bad)
    }
    let difference = Difference(recorded: world.router.state.root, shown: world.shown)
    return difference == .none
      ? StyledText("recorded = shown ✓", theme.good)
      : StyledText("\(difference.sentence) ≠", theme.bad)
  }
}
