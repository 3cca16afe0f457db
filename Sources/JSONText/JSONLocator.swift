/// The finder of places: it leads from the path of a value back to the text.
struct JSONLocator {
  /// Where a value stands.
  struct Location: Hashable {
    /// The byte at which the value starts.
    let value: Int
    /// The byte at which the name of the member starts; in arrays and at the top the same as the
    /// value.
    let name: Int
  }

  /// The places of the paths that were asked for and that the text has.
  let locations: [JSONPath: Location]

  /// Walks through a text once; of a repeated member the last one counts, and what stands after a
  /// syntax error is not found.
  init(of paths: Set<JSONPath>, in bytes: [UInt8]) {
    var found: [JSONPath: Location] = [:]
    var walk = JSONWalk(bytes)
    var name: Int?
    while let (step, offset) = try? walk.next() {
      switch step {
      case .name: name = offset
      case .value:
        if paths.contains(walk.path) {
          found[walk.path] = Location(value: offset, name: name ?? offset)
        }
        name = nil
      }
    }
    locations = found
  }
}
