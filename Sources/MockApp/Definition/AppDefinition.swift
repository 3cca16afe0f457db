import Navigation

/// An app as data: its navigation, its screens and the records that it brings with it.
package struct AppDefinition: Hashable, Sendable {
  /// The name by which it is chosen.
  package let name: String
  /// The root, the routes and the links.
  package let graph: NavigationGraph
  /// The screens; a route that hosts tabs or a stack has none of its own.
  package let screens: [Route: ScreenDefinition]
  /// The records by the name of their collection.
  package let records: [String: RecordCollection]

  /// Puts an app together.
  package init(
    name: String, graph: NavigationGraph, screens: [Route: ScreenDefinition],
    records: [String: RecordCollection] = [:]
  ) {
    self.name = name
    self.graph = graph
    self.screens = screens
    self.records = records
  }

  /// Returns a location with nothing but the params that tell its screen from others of the route
  /// (R9).
  package func identity(of location: Location) -> Location {
    let names = graph.routes[location.route]?.identity ?? []
    return Location(location.route, location.params.filter { names.contains($0.key) })
  }
}
