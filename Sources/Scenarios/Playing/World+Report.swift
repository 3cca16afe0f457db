import Motion
import Navigation
import Platforms
import Simulation

extension World {
  /// What a trace and the text of a tour say after a step: the stacks, what is shown where it
  /// differs, and the computed transform while a gesture is under way. A line each.
  package var report: [String] {
    var lines = ["stack     \(activeStack.writtenStack)" + hiddenTabs]
    let difference = Difference(recorded: router.state.root, shown: shown)
    if difference != .none {
      lines.append("shown     \((shown.stack(at: shown.activePath) ?? shown).writtenStack)")
      lines.append("          \(difference.sentence)")
    }
    if let readout { lines.append("gesture   \(Self.numbers(of: readout)) → \(destinationName)") }
    if task.state != .foreground { lines.append("app       \(task.state.rawValue)") }
    for violation in violations { lines.append("broken    \(violation)") }
    return lines
  }

  private var activeStack: History {
    router.state.root.stack(at: router.state.root.activePath) ?? router.state.root
  }

  /// The tabs that are hidden, with their depth; empty where there are none.
  private var hiddenTabs: String {
    guard case .tabs(let tabs)? = router.state.root.current.child else { return "" }
    let hidden = tabs.items.enumerated().filter { $0.offset != tabs.selected }.map { item in
      "\(item.element.name) \(item.element.container.depth)"
    }
    return "  (\(([tabs.selectedItem.name] + hidden).joined(separator: ", ")))"
  }

  private static func numbers(of readout: GestureReadout) -> String {
    let progress = "progress " + written(readout.progress, 3)
    switch readout.transform {
    case .android(let numbers):
      return progress + "  eased \(written(numbers.eased, 3))  scale \(written(numbers.scale, 3))"
        + "  shift \(written(numbers.shiftX, 3))  shift-y \(written(numbers.shiftY, 3))"
        + "  fade \(written(numbers.fadeOut, 2)) \(written(numbers.fadeIn, 2))"
    case .home(let numbers):
      return progress + "  eased \(written(numbers.eased, 3))  scale \(written(numbers.scale, 3))"
    case .ios(let numbers):
      return progress + "  top \(written(numbers.topX, 2))  below \(written(numbers.belowX, 2))"
        + "  dim \(written(numbers.dim, 3))"
    }
  }

  private static func written(_ number: Double, _ decimals: Int) -> String {
    DecimalLiteral(rounding: number, decimals: decimals)?.description ?? "\(number)"
  }
}

extension ContainerState {
  /// The depth of the container's own stack, or of its selected tab's.
  fileprivate var depth: Int {
    switch self {
    case .stack(let history): history.depth
    case .tabs(let tabs): tabs.selectedItem.container.depth
    }
  }
}
