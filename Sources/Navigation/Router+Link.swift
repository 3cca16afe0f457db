extension Router {
  /// Arrives on the stack that a path leads to, cold and warm on the same one (R46, R47).
  ///
  /// A matching prefix keeps its keys, only the target tab's stack changes, and what stood above the tabs is gone.
  mutating func open(_ path: String) -> Outcome {
    let arrival = graph.links.resolve(path)
    var changes = keep(1, at: .root)
    guard case .tabs(let tabs)? = state.root.current.child else {
      arrive(on: [state.root.current.location] + arrival.above, at: .root, &changes)
      return .handled(changes)
    }
    let position = arrival.tab.flatMap(tabs.position) ?? tabs.start
    let host = ContainerPath.root.appending(.entry(0))
    changes.tabs = select(position, of: host).tabs
    let target = host.appending(.tab(position))
    arrive(on: [stack(at: target).entries[0].location] + arrival.above, at: target, &changes)
    return .handled(changes)
  }

  /// Makes a stack show these locations; entries that are the same from the root upwards keep their keys.
  private mutating func arrive(
    on wanted: [Location], at path: ContainerPath, _ changes: inout Changes
  ) {
    let entries = stack(at: path).entries
    let kept = zip(entries, wanted).prefix { graph.isSame($0.location, $1) }.count
    var mint = KeyMint(nextNumber: state.nextNumber)
    let added = wanted.dropFirst(kept).map { mint.entry(at: $0, in: graph) }
    let done = apply(Splice(kept: kept, added: added), at: path, mint: mint)
    changes.removed += done.removed
    changes.added += done.added
    if added.isEmpty, let top = wanted.last {
      changes.updated = update(top.params, at: path).updated
    }
  }
}
