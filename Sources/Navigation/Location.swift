/// A route with its params: what a request names when it says where to go.
public struct Location: Hashable, Sendable {
  /// The kind of screen.
  public var route: Route
  /// What is shown on it; never the content itself (R4).
  public var params: [String: String]

  /// Makes a location from its two parts.
  public init(_ route: Route, _ params: [String: String] = [:]) {
    self.route = route
    self.params = params
  }
}

extension Location: CustomStringConvertible {
  /// The form that scenarios write: the route, then `name=value` in order of the names.
  public var description: String {
    params.sorted { $0.key < $1.key }
      .reduce(into: route.rawValue) { text, param in text += " \(param.key)=\(param.value)" }
  }
}
