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

  /// Every link arrives with its root underneath, on the whole stack that it resolves to (I13).
  private func linkViolations() -> [Violation] {
    Self.samplePaths(of: definition.graph.links).compactMap { path in
      var trial = router
      _ = trial.handle(Request(.link(path)))
      let arrival = definition.graph.links.resolve(path)
      let tab =
        definition.graph.tabs.first { $0.name == arrival.tab } ?? definition.graph.tabs.first
      let root = trial.state.root
      let stack = root.stack(at: root.activePath)?.entries.map(\.location) ?? []
      let expected = [tab?.root ?? definition.graph.root] + arrival.above
      guard root.depth == 1, root.current.route == definition.graph.root.route,
        root.path(to: .tab(tab?.name ?? "")) == root.activePath || tab == nil,
        stack == expected
      else { return Violation(.i13, "the link \(path) arrives without its parents") }
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

  /// A gesture's commit, from every edge, and the button go back to the same place, be it out of
  /// the app (I17).
  private func commitViolations() -> [Violation] {
    let sides: [Side] = platform == .android ? [.left, .right] : [.left]
    return sides.compactMap { side in
      var swiped = self
      swiped.send(swiped.inputs(for: .swipe(from: side)))
      guard swiped.container.isInGesture else { return nil }
      swiped.send(swiped.inputs(for: .commit))
      swiped.settle()
      var pressed = self
      if platform == .android {
        pressed.send(.systemBack)
      } else if let inputs = try? pressed.inputs(tapping: .back).get() {
        pressed.send(inputs)
      }
      pressed.settle()
      guard
        swiped.router.state != pressed.router.state || swiped.task != pressed.task
          || swiped.app != pressed.app
      else { return nil }
      return Violation(
        .i17, "the gesture from the \(side) went to \(swiped.visible.key), the button elsewhere")
    }
  }
}
