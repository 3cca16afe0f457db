/// The container that a request is meant for or that an expectation looks at.
package enum Address: Hashable, Sendable {
  /// The root stack.
  case root
  /// The stack of the tab with this name.
  case tab(String)
  /// The container that an entry of this route hosts.
  case route(RouteReference)
}
