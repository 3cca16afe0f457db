extension Router {
  /// Removes entries from the top of one stack; a larger count clamps to the root and says so (R8).
  mutating func pop(_ count: Int, in target: Request.Target) -> Outcome {
    guard count > 0 else { return .refused(.badCount(count)) }
    guard let path = path(to: target) else { return .refused(.noSuchStack) }
    let index = stack(at: path).index
    guard index > 0 else { return .refused(.atRoot) }
    let performed = min(count, index)
    var changes = keep(index + 1 - performed, at: path)
    changes.popped = Changes.PopCount(requested: count, performed: performed)
    return .handled(changes)
  }

  /// Pops to the nearest entry of a route, of those params that are given; a missing one is refused (R9).
  mutating func pop(to location: Location, in target: Request.Target) -> Outcome {
    guard let path = path(to: target) else { return .refused(.noSuchStack) }
    let stack = stack(at: path)
    let position = stack.entries[...stack.index].lastIndex { entry in
      entry.route == location.route
        && location.params.allSatisfy { entry.params[$0.key] == $0.value }
    }
    guard let position else { return .refused(.notInStack(location)) }
    return .handled(keep(position + 1, at: path))
  }

  /// Pops to the same root; at the root it is handled and changes nothing (R43).
  mutating func resetToRoot(in target: Request.Target) -> Outcome {
    guard let path = path(to: target) else { return .refused(.noSuchStack) }
    return .handled(keep(1, at: path))
  }

  /// Removes the entries of a report wherever they stand; what stands above them stays (R33).
  ///
  /// A stack never becomes empty: the last entry of one stays, whatever the report says.
  mutating func remove(_ keys: [EntryKey]) -> Changes {
    var changes = Changes()
    let gone = Set(keys)
    for path in state.root.paths(toStacksHolding: gone) {
      let entries = stack(at: path).entries
      let survivors = entries.filter { !gone.contains($0.key) }
      let kept = entries.prefix { !gone.contains($0.key) }.count
      let splice =
        survivors.isEmpty
        ? Splice(kept: 1) : Splice(kept: kept, added: Array(survivors.dropFirst(kept)))
      let mint = KeyMint(nextNumber: state.nextNumber)
      changes.removed += apply(splice, at: path, mint: mint).removed
    }
    return changes
  }
}

extension History {
  /// Finds the stacks in which entries of these keys stand, the innermost first, so that no path goes stale by the
  /// change of another.
  func paths(toStacksHolding keys: Set<EntryKey>) -> [ContainerPath] {
    var paths: [ContainerPath] = []
    collect(into: &paths, from: .root, keys)
    return paths
  }

  fileprivate func collect(
    into paths: inout [ContainerPath], from path: ContainerPath, _ keys: Set<EntryKey>
  ) {
    for (position, entry) in entries.enumerated() {
      entry.child?.collect(into: &paths, from: path.appending(.entry(position)), keys)
    }
    if entries.contains(where: { keys.contains($0.key) }) { paths.append(path) }
  }
}

extension ContainerState {
  fileprivate func collect(
    into paths: inout [ContainerPath], from path: ContainerPath, _ keys: Set<EntryKey>
  ) {
    switch self {
    case .stack(let history): history.collect(into: &paths, from: path, keys)
    case .tabs(let tabs):
      for (position, item) in tabs.items.enumerated() {
        item.container.collect(into: &paths, from: path.appending(.tab(position)), keys)
      }
    }
  }
}
