/// What must be seen.
package enum Expectation: Hashable, Sendable {
  /// The visible leaf of the recorded history.
  case screen(RouteReference)
  /// What the container's ledger says.
  case shown(RouteReference)
  /// Recorded and shown agree.
  case agree
  /// A text somewhere in the content of the visible screen, its title included.
  case label(String)
  /// No such text.
  case noLabel(String)
  /// The routes of the innermost stack on the active path, or of another, from its root up to its
  /// index.
  case stack([RouteReference], in: Address?)
  /// The count of those entries.
  case depth(Int, in: Address?)
  /// The selected tab.
  case tab(String)
  /// The last request's outcome.
  case outcome(RequestOutcome)
  /// Who alone handled the last back.
  case claimed(by: Claimant)
  /// Whether a gesture is under way.
  case gesture(Bool)
  /// What back, or a commit, would land on; with `not`, what it would not land on.
  case destination(ExpectedDestination, not: Bool)
  /// A number of the computed transform.
  case quantity(Quantity, DecimalLiteral)
  /// The opacities of the two surfaces: the one that leaves, the one that arrives.
  case fade(out: DecimalLiteral, in: DecimalLiteral)
  /// The state is what it was, without clock, revision and log.
  case unchanged(since: Since)
  /// The visible screen's scroll, in rows.
  case scroll(Int)
  /// The text of the visible screen's field.
  case text(String)
  /// The draft that is kept for the visible screen.
  case draft(String)
  /// Where the app is.
  case app(AppPresence)
  /// Whose window is in front.
  case frontApp(FrontApp)
  /// Both platforms have the same history.
  case sameOnBoth
  /// An invariant by its name has held since the start.
  case invariant(String)
  /// Every invariant has held since the start.
  case allInvariants
}
