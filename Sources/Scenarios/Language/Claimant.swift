/// Who alone handled a back (R14).
package enum Claimant: Hashable, Sendable {
  /// One of the parties that every app has.
  case part(Part)
  /// The in-screen handler of a route.
  case handler(RouteReference)

  /// A party to back that has a name of its own.
  package enum Part: String, CaseIterable, Hashable, Sendable {
    case keyboard, dialog, sheet, cover, drawer, search, selection, `guard`, stack, tabs, host
  }
}
