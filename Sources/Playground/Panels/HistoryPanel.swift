import Navigation
import TerminalUI

/// The stacks as the router records them and as the container shows them, side by side; where they
/// differ, it is marked.
package struct HistoryPanel: Sendable {
  /// What the router holds.
  package let recorded: History
  /// What the container shows, by its own account.
  package let shown: History

  /// Makes the panel.
  package init(recorded: History, shown: History) {
    self.recorded = recorded
    self.shown = shown
  }

  /// The panel's text for a width.
  package func content(width: Int, theme: Theme) -> PanelContent {
    let left = HistoryLine.lines(of: recorded)
    let right = recorded == shown ? left : HistoryLine.lines(of: shown)
    let half = max(0, (width - 3) / 2)
    // The params stand on the left; the keys alone tell whether both sides are the same.
    let side = (left: half < 16 ? half : width - 3 - min(15, half), right: min(15, half))
    let lines = (0..<max(left.count, right.count)).map { row in
      line(
        left.indices.contains(row) ? left[row] : nil,
        right.indices.contains(row) ? right[row] : nil, side, theme)
    }
    return PanelContent(aside: "recorded │ shown", lines: lines, overflow: .middle)
  }

  private func line(
    _ left: HistoryLine?, _ right: HistoryLine?, _ side: (left: Int, right: Int), _ theme: Theme
  ) -> StyledText {
    var line = StyledText()
    let differs = left != right
    add(left, to: &line, side.left, theme, differs: differs)
    line.append(differs ? " \(theme.unequal) " : " │ ", differs ? theme.bad : theme.line)
    add(right, to: &line, side.right, theme, differs: differs)
    return line
  }

  private func add(
    _ entry: HistoryLine?, to line: inout StyledText, _ side: Int, _ theme: Theme, differs: Bool
  ) {
    guard let entry else { return line.append("", theme.text, columns: side) }
    let mark = entry.isVisible ? "▸ " : "  "
    let indent = String(repeating: " ", count: side < 15 ? 0 : min(8, max(0, entry.nesting - 1)))
    let style =
      differs ? theme.bad : entry.isVisible ? theme.accent : entry.isForward ? theme.muted : nil
    switch entry.subject {
    case .entry(let position, let key, let params):
      let number = side < 15 ? "" : "\(position) "
      line.append(
        mark + indent + number + "\(key)" + (side < 18 || params.isEmpty ? "" : " " + params),
        style ?? (entry.nesting == 0 ? theme.muted : theme.text), columns: side)
    case .tab(let name, let depth):
      line.append(
        "  \(indent)\(name) \(depth)" + (side < 15 ? "" : " deep"), style ?? theme.title,
        columns: side)
    case .gap(let count):
      line.append("  \(indent)\(theme.gap) \(count) more", style ?? theme.muted, columns: side)
    }
  }
}
