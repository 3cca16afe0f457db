import Navigation

extension NavigationGraph {
  /// The sample of `product.md`: three tabs, details above them, and the links of the app.
  static func fieldbook() throws -> NavigationGraph {
    try NavigationGraph(
      root: "home",
      routes: [
        "home": RouteSpec(
          hosting: .tabs([
            .init(name: "Sites", root: "sites"), .init(name: "Library", root: "library"),
            .init(name: "Settings", root: "settings"),
          ])),
        "sites": RouteSpec(), "employee": RouteSpec(identity: ["id"]),
        "notes": RouteSpec(identity: ["id"]), "edit": RouteSpec(identity: ["id"]),
        "library": RouteSpec(), "album": RouteSpec(identity: ["id"]),
        "track": RouteSpec(identity: ["album", "id"]),
        "settings": RouteSpec(), "display": RouteSpec(), "about": RouteSpec(),
      ],
      links: LinkTable([
        rule(["employees"], "Sites"),
        rule(["employees", "{id}"], "Sites", .init(route: "employee", params: ["id": "{id}"])),
        rule(
          ["employees", "{id}", "notes"], "Sites",
          .init(route: "employee", params: ["id": "{id}"]),
          .init(route: "notes", params: ["id": "{id}"])),
        rule(["library"], "Library"),
        rule(
          ["library", "albums", "{id}"], "Library",
          .init(route: "album", params: ["id": "{id}"])),
        rule(
          ["library", "albums", "{album}", "tracks", "{track}"], "Library",
          .init(route: "album", params: ["id": "{album}"]),
          .init(route: "track", params: ["album": "{album}", "id": "{track}"])),
        rule(["settings", "display"], "Settings", .init(route: "display")),
      ]))
  }

  /// A tree with every kind of nesting: a route that hosts a stack, one that hosts tabs, and links
  /// to both.
  static func nested() throws -> NavigationGraph {
    try NavigationGraph(
      root: "home",
      routes: [
        "home": RouteSpec(
          hosting: .tabs([
            .init(name: "Start", root: "start"), .init(name: "Files", root: "files"),
            .init(name: "More", root: "more"),
          ])),
        "start": RouteSpec(), "files": RouteSpec(), "more": RouteSpec(),
        "page": RouteSpec(identity: ["n"]), "cover": RouteSpec(),
        "host": RouteSpec(hosting: .stack("inner")), "inner": RouteSpec(),
        "step": RouteSpec(identity: ["n"]),
        "kept": RouteSpec(
          hosting: .tabs([.init(name: "One", root: "one"), .init(name: "Two", root: "two")])),
        "one": RouteSpec(), "two": RouteSpec(), "a": RouteSpec(),
      ],
      links: LinkTable([
        rule(["pages", "{n}"], "Start", .init(route: "page", params: ["n": "{n}"])),
        rule(
          ["pages", "{n}", "host"], "Start", .init(route: "page", params: ["n": "{n}"]),
          .init(route: "host")),
        rule(["host"], nil, .init(route: "host")),
        rule(["kept"], "Files", .init(route: "kept")),
        rule(["kept", "cover"], "Files", .init(route: "kept"), .init(route: "cover")),
        rule(["more"], "More"),
      ]))
  }

  /// A rule whose segments in braces are ids.
  static func rule(
    _ segments: [String], _ tab: String?, _ stack: LinkTable.Place...
  ) -> LinkTable.Rule {
    LinkTable.Rule(
      segments: segments.map { text in
        text.hasPrefix("{") ? .id(String(text.dropFirst().dropLast())) : .literal(text)
      }, tab: tab, stack: stack)
  }
}
