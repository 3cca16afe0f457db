extension Part where Value == TouchOrigin {
  /// Where a finger comes down.
  static let origin = Part.oneOf(
    Part("left", .left), Part("right", .right), Part("content", .content),
    Part("x", .decimal, make: TouchOrigin.x) { if case .x(let x) = $0 { x } else { nil } })
}

extension Part where Value == TouchTarget {
  /// What lies under the finger.
  static let target = Part.after(
    "on",
    .oneOf(
      Part("row", .row, make: TouchTarget.row) { if case .row(let row) = $0 { row } else { nil } },
      Part("", .label, make: TouchTarget.label) {
        if case .label(let label) = $0 { label } else { nil }
      }))
}

extension Part where Value == Address {
  /// Another container than the innermost stack on the active path.
  static let address = Part.after(
    "in",
    .oneOf(
      Part("root", .root),
      Part("tab", .tabName, make: Address.tab) {
        if case .tab(let name) = $0 { name } else { nil }
      },
      Part("", .route(but: "root", "tab"), make: Address.route) {
        if case .route(let route) = $0 { route } else { nil }
      }))
}

extension Part where Value == Claimant {
  /// Who handled a back.
  static let claimant = Part.oneOf(
    Part("", .oneOfNames(), make: Claimant.part) {
      if case .part(let part) = $0 { part } else { nil }
    },
    Part("handler", .route, make: Claimant.handler) {
      if case .handler(let route) = $0 { route } else { nil }
    })
}

extension Part where Value == ExpectedDestination {
  /// What back would land on.
  static let destination = Part.oneOf(
    Part("host", .host), Part("none", .none),
    Part("tab", .tabName, make: ExpectedDestination.tab) {
      if case .tab(let name) = $0 { name } else { nil }
    },
    Part("", .route(but: "host", "none", "not", "tab"), make: ExpectedDestination.route) {
      if case .route(let route) = $0 { route } else { nil }
    })
}
