/// What back or a commit would land on.
package enum ExpectedDestination: Hashable, Sendable {
  /// An entry of this route.
  case route(RouteReference)
  /// The top entry of the tab with this name.
  case tab(String)
  /// The system: the app goes to the background.
  case host
  /// Nothing: back would not move.
  case none
}
