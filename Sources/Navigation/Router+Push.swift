extension Router {
  /// Adds an entry, also of the same route (R9).
  mutating func push(
    _ location: Location, in target: Request.Target, _ changes: inout Changes
  ) throws(Rejection) {
    var mint = KeyMint(nextNumber: state.nextNumber)
    var entry: HistoryEntry? = try makeEntry(at: location, in: target, by: &mint)
    try change(target) { $0.put(entry.take(), keeping: $0.depth, &changes) }
    state.nextNumber = mint.nextNumber
  }

  /// Adds an entry unless the same route and identity is on top (R9).
  mutating func pushUnique(
    _ location: Location, in target: Request.Target, _ changes: inout Changes
  ) throws(Rejection) {
    let top = try top(of: target)
    if graph.isSame(top.location, location) { throw .refused(.alreadyOnTop(top.key)) }
    try push(location, in: target, &changes)
  }

  /// Gives the top these params when the same route and identity is on top, else pushes (R9).
  mutating func navigate(
    to location: Location, in target: Request.Target, _ changes: inout Changes
  ) throws(Rejection) {
    guard graph.isSame(try top(of: target).location, location) else {
      return try push(location, in: target, &changes)
    }
    try change(target) { $0.setParams(location.params, at: $0.index, &changes) }
  }

  /// Merges params into those of the top.
  mutating func setParams(
    _ params: [String: String], in target: Request.Target, _ changes: inout Changes
  ) throws(Rejection) {
    try change(target) { stack in
      let merged = stack.current.params.merging(params) { _, new in new }
      stack.setParams(merged, at: stack.index, &changes)
    }
  }
}
