extension History {
  /// Returns the history after a step that a plan of this very history named; nil when it does not
  /// fit.
  ///
  /// A container that goes back by itself applies it to what it shows (R33).
  public func performing(_ step: BackStep) -> History? {
    var result = self
    var changes = Changes()
    result.take(step, &changes)
    return changes.isEmpty ? nil : result
  }

  /// Takes a step that a plan of this very history named; does nothing when it does not fit.
  mutating func take(_ step: BackStep, _ changes: inout Changes) {
    switch step {
    case .pop(let path, let source, _):
      modifyStack(at: path) { stack in
        guard stack.entries[stack.index].key == source else { return }
        stack.splice(keeping: stack.index, &changes)
      }
    case .selectTab(let path, let position, _, _):
      modifyTabs(at: path) { changes.tabs = $0.select(position) }
    }
  }
}
