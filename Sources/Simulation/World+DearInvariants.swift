import Motion
import Navigation
import Platforms

/// The invariants that cost as much as playing on: checked once per new world in a search.
extension World {
  /// Returns what does not hold here of I13 and I17.
  package func dearViolations() -> [Violation] {
    guard task.state == .foreground, isSettled, fingers.isEmpty, !container.isInGesture else {
      return []
    }
    return linkViolations() + commitViolations()
  }

  /// Every link arrives with its root underneath (I13).
  private func linkViolations() -> [Violation] {
    Self.samplePaths(of: definition.graph.links).compactMap { path in
      var trial = router
      _ = trial.handle(Request(.link(path)))
      let arrival = definition.graph.links.resolve(path)
      let stack = trial.state.root.stack(at: trial.state.root.activePath)
      let above = stack?.entries.dropFirst().map(\.location) ?? []
      guard trial.state.root.depth == 1, above.map(\.route) == arrival.above.map(\.route) else {
        return Violation(.i13, "the link \(path) arrives without its parents")
      }
      return nil
    }
  }

  /// A path for every rule of a link table.
  private static func samplePaths(of table: LinkTable) -> [String] {
    table.rules.map { rule in
      rule.segments.reduce(into: "") { path, segment in
        switch segment {
        case .literal(let text): path += "/\(text)"
        case .id: path += "/482"
        }
      }
    } + ["/nonsense"]
  }

  /// A gesture's commit and the button go back to the same place (I17).
  private func commitViolations() -> [Violation] {
    var swiped = self
    swiped.send(swiped.inputs(for: .swipe(from: .left)))
    guard swiped.router.gesture != nil else { return [] }
    swiped.send(swiped.inputs(for: .commit))
    swiped.settle()
    var pressed = self
    if platform == .android {
      pressed.send(.systemBack)
    } else if let inputs = try? pressed.inputs(tapping: .back).get() {
      pressed.send(inputs)
    }
    pressed.settle()
    guard swiped.router.state != pressed.router.state else { return [] }
    return [Violation(.i17, "the gesture went to \(swiped.visible.key), the button elsewhere")]
  }
}
