import Navigation

/// A small app: tabs Sites, Library and Settings, pages of which any may be pushed.
package enum Field {
  package static let tabs = ["Sites", "Library", "Settings"]
  package static let pages: [Route] = ["employee", "notes", "album"]

  package static func graph() throws -> NavigationGraph {
    let roots = tabs.map { name in
      RouteSpec.TabSpec(name: name, root: Location(Route(rawValue: name.lowercased())))
    }
    var routes: [Route: RouteSpec] = ["home": RouteSpec(hosting: .tabs(roots))]
    for root in roots { routes[root.root.route] = RouteSpec() }
    for page in pages { routes[page] = RouteSpec() }
    routes["wizard"] = RouteSpec(hosting: .stack(Location("notes")))
    return try NavigationGraph(root: Location("home"), routes: routes)
  }
}
