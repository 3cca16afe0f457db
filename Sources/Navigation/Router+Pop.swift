extension Router {
  /// Removes entries from the top of one stack; a larger count clamps to the root and says so (R8).
  mutating func pop(
    _ count: Int, in target: Request.Target, _ changes: inout Changes
  ) throws(Rejection) {
    guard count > 0 else { throw .refused(.badCount(count)) }
    try change(target) { stack in
      let performed = min(count, stack.index)
      guard performed > 0 else { return }
      stack.splice(keeping: stack.depth - performed, &changes)
      changes.popped = Changes.PopCount(requested: count, performed: performed)
    }
    guard changes.popped != nil else { throw .refused(.atRoot) }
  }

  /// Pops to the nearest entry of a route, of those params that are given; a missing one is refused
  /// (R9).
  mutating func pop(
    to location: Location, in target: Request.Target, _ changes: inout Changes
  ) throws(Rejection) {
    var isFound = false
    try change(target) { stack in
      guard let position = stack.position(of: location) else { return }
      stack.splice(keeping: position + 1, &changes)
      isFound = true
    }
    guard isFound else { throw .refused(.notInStack(location)) }
  }

  /// Pops to the same root; at the root it is handled and changes nothing (R43).
  mutating func resetToRoot(
    in target: Request.Target, _ changes: inout Changes
  ) throws(Rejection) {
    try change(target) { $0.splice(keeping: 1, &changes) }
  }
}

extension History {
  /// Returns the position of the topmost entry of a route that has all the given params; forward
  /// history does not count.
  fileprivate func position(of location: Location) -> Int? {
    entries[...index].lastIndex { entry in
      entry.route == location.route
        && location.params.allSatisfy { entry.params[$0.key] == $0.value }
    }
  }
}
