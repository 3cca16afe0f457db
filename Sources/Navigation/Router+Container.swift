extension Router {
  /// Takes a container's word that it has popped: keys still recorded are removed, absent ones
  /// ignored, a newer push stays on top. Never rejected, and never a second pop (R33).
  ///
  /// The root of a stack stays, whatever the report says: no container can pop it, and no history
  /// is ever empty.
  public mutating func accept(_ report: PopReport) -> Outcome {
    if let id = report.gesture, gesture?.id == id { gesture = nil }
    let promise = gesturePromise
    var changes = Changes()
    var search = PopSearch(for: report.removed)
    state.root.remove(&search, &changes)
    settle(&changes, against: promise)
    return .handled(changes)
  }

  /// Takes a container's echo of an update of the router's own; one of an older revision is dropped
  /// (R33).
  public mutating func confirm(_ revision: Int) -> Outcome {
    guard revision == self.revision else { return .stale(.oldRevision(revision)) }
    confirmed = revision
    return .handled(Changes())
  }
}
