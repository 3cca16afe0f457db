import Navigation
import TerminalUI

/// Every tab at once: which one is shown, how deep its stack is, how far its screen is scrolled and
/// which screen that is.
package struct TabsPanel: Sendable {
  /// What the router holds.
  package let recorded: History
  /// How far a screen is scrolled, in rows.
  package let scroll: @Sendable (EntryKey) -> Int

  /// Makes the panel.
  package init(recorded: History, scroll: @escaping @Sendable (EntryKey) -> Int) {
    self.recorded = recorded
    self.scroll = scroll
  }

  /// The panel's text for a width.
  package func content(width: Int, theme: Theme) -> PanelContent {
    let tabs = Self.tabs(of: recorded)
    guard !tabs.isEmpty else {
      return PanelContent(lines: [StyledText("no tabs here", theme.muted)])
    }
    let longest = tabs.flatMap(\.items).map { Width.of($0.name) }.max() ?? 0
    let names = min(longest, max(6, width / 3))
    let lines = tabs.flatMap { tabs in
      tabs.items.indices.map { position in
        line(of: tabs, position, names: names, width: width, theme)
      }
    }
    return PanelContent(lines: lines)
  }

  private func line(
    of tabs: Tabs, _ position: Int, names: Int, width: Int, _ theme: Theme
  ) -> StyledText {
    let item = tabs.items[position]
    let isSelected = position == tabs.selected
    let top = item.container.visibleLeaf.key
    var line = StyledText()
    line.append(item.name, isSelected ? theme.accent : theme.text, columns: names)
    line.append(isSelected ? " ● " : "   ", theme.accent)
    line.append("\(Words.depth(of: item.container)) deep", theme.text, columns: 8)
    line.append(width < 34 ? "row " : "scroll ", theme.muted)
    line.append("\(scroll(top))", theme.text, columns: 4)
    if width >= 44 { line.append("\(top)", theme.muted) }
    return line
  }

  /// The tabs on the active path, the outermost first.
  private static func tabs(of history: History) -> [Tabs] {
    var found: [Tabs] = []
    var child = history.current.child
    while let container = child {
      switch container {
      case .stack(let inner): child = inner.current.child
      case .tabs(let tabs):
        found.append(tabs)
        child = tabs.selectedItem.container
      }
    }
    return found
  }
}
