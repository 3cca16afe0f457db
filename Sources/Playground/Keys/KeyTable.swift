import TerminalUI

/// The one table of key bindings, from which dispatch, footer, help and docs are made.
package struct KeyTable: Hashable, Sendable {
  /// The sections in the order of the help.
  package let sections: [KeySection]
  private let actions: [KeyMode: [Key: KeyAction]]

  /// Makes a table; where two rows claim a key in one mode, the first has it.
  package init(_ sections: [KeySection]) {
    self.sections = sections
    var actions: [KeyMode: [Key: KeyAction]] = [:]
    for row in sections.flatMap(\.rows) {
      for mode in row.modes {
        for stroke in row.strokes {
          for key in stroke.keys where actions[mode, default: [:]][key] == nil {
            actions[mode, default: [:]][key] = stroke.action
          }
        }
      }
    }
    self.actions = actions
  }

  /// All rows.
  package var rows: [KeyRow] { sections.flatMap(\.rows) }

  /// Returns what a key asks in a mode; nil when it has no meaning there.
  package func action(for key: Key, in mode: KeyMode) -> KeyAction? {
    actions[mode]?[key]
  }

  /// Returns the rows that have a place in the footer of a mode, the most important first.
  package func footer(in mode: KeyMode) -> [KeyRow] {
    rows.filter { $0.modes.contains(mode) && $0.rank != nil }
      .sorted { ($0.rank ?? 0) < ($1.rank ?? 0) }
  }
}
