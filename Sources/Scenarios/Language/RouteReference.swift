/// A route with some of its params, `employee id=482`.
///
/// In an expectation only the params written are compared.
package struct RouteReference: Hashable, Sendable {
  /// The name of the route.
  package var route: String
  /// The params written.
  package var params: [String: String]

  /// Makes a reference to a route.
  package init(_ route: String, params: [String: String] = [:]) {
    self.route = route
    self.params = params
  }
}
