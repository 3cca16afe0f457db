/// A request that the app's code makes of the router (R6, R9).
package enum AppRequest: Hashable, Sendable {
  /// Adds an entry, also of the route on top.
  case push(RouteReference)
  /// Adds an entry unless the same route and identity is on top.
  case pushUnique(RouteReference)
  /// Removes so many entries; more than there are clamps to the root, none or fewer is refused
  /// (R8).
  case pop(Int)
  /// Removes what lies above the nearest entry of the route.
  case popTo(RouteReference)
  /// Puts an entry in the place of the top one.
  case replace(RouteReference)
  /// Puts a whole stack in the place of the present one, from its root up.
  case reset([RouteReference])
  /// Removes everything above the root.
  case resetToRoot
  /// Updates the params when the route and identity is on top, else pushes.
  case navigate(RouteReference)
  /// Changes params of the visible entry.
  case set([String: String])
  /// Shows another tab.
  case selectTab(String)
}
