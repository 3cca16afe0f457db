import TerminalUI

/// What has happened, the newest last.
package struct EventsPanel: Sendable {
  /// What was written down.
  package let log: EventLog

  /// More lines than any panel has rows.
  private static let mostLines = 96

  /// Makes the panel.
  package init(log: EventLog) {
    self.log = log
  }

  /// The panel's text for a width.
  package func content(width: Int, theme: Theme) -> PanelContent {
    guard !log.lines.isEmpty else {
      return PanelContent(lines: [StyledText("nothing yet", theme.muted)])
    }
    let lines = log.lines.suffix(Self.mostLines).map { line in
      let style =
        switch line.tone {
        case .quiet: theme.muted
        case .plain: theme.text
        case .warning: theme.warning
        case .bad: theme.bad
        }
      let time = Figures.fixed(line.moment.seconds, decimals: 1, width: width < 34 ? 0 : 6)
      return StyledText(time + " ", theme.muted) + StyledText(line.text, style)
    }
    return PanelContent(lines: lines, overflow: .start)
  }
}
