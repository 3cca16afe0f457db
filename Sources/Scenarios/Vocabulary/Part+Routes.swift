extension Part where Value == [String: String] {
  /// Params, at least one.
  static let params = Part(shape: .slot(.params)) { reader throws(Mismatch) in
    try reader.readParams(atLeast: 1)
  } write: { params, writer in
    writer.write(params: params)
    return !params.isEmpty
  }
}

extension Part where Value == RouteReference {
  /// A route of the app, with params.
  static let route = route(but: "in")

  /// A route of the app, with params, where some words of the grammar may stand instead: a route
  /// of such a name is written in quotes. `in` may follow any route, so it is always one of them.
  static func route(but words: String...) -> Part {
    let words = Set(words + ["in"])
    return Part(shape: .slot(.route)) { reader throws(Mismatch) in
      let route = try reader.readName(.route, among: reader.names.app?.routes, but: words) {
        "the app has no route \($0)"
      }
      return RouteReference(route, params: try reader.readParams(atLeast: 0))
    } write: { reference, writer in
      writer.write(name: reference.route, but: words)
      writer.write(params: reference.params)
      return true
    }
  }
}
