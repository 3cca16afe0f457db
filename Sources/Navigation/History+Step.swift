extension History {
  /// Returns the history after a step that a plan of this very history named; nil when it does not fit.
  ///
  /// A container that goes back by itself applies it to what it shows (R33).
  public func performing(_ step: BackStep) -> History? {
    var result = self
    switch step {
    case .pop(let path, let source, _):
      let removed = result.modifyStack(at: path.steps[...]) { stack -> [HistoryEntry]? in
        guard stack.current.key == source else { return nil }
        return stack.splice(keeping: stack.index)
      }
      return removed.flatMap { $0 } == nil ? nil : result
    case .selectTab(let path, let position, _, _):
      let selected: Void? = result.modifyTabs(at: path) { $0.select(position) }
      return selected == nil ? nil : result
    }
  }
}
