import Navigation

/// One line of a history that is laid out as text: an entry, the tab that is shown, or how many
/// entries are left out.
package struct HistoryLine: Hashable, Sendable {
  /// What the line is about.
  package enum Subject: Hashable, Sendable {
    /// An entry at a position of its stack.
    case entry(Int, EntryKey, params: String)
    /// The selected tab and the depth of its stack.
    case tab(String, depth: Int)
    /// Some entries that are left out.
    case gap(Int)
  }

  /// What the line is about.
  package let subject: Subject
  /// How deep it is nested.
  package let nesting: Int
  /// Whether it is the entry that is seen.
  package let isVisible: Bool
  /// Whether it is forward history.
  package let isForward: Bool

  /// The entries of one stack that are laid out at most; of more, the root and the topmost ones
  /// are.
  static let mostEntries = 48

  /// Lays out a history from the root: its entries, and below one that hosts tabs the tab that is
  /// shown.
  package static func lines(of root: History) -> [HistoryLine] {
    var lines: [HistoryLine] = []
    add(root, nesting: 0, isActive: true, to: &lines)
    return lines
  }

  private static func add(
    _ history: History, nesting: Int, isActive: Bool, to lines: inout [HistoryLine]
  ) {
    let count = history.entries.count
    let hidden = count > mostEntries ? 1..<(count - mostEntries + 2) : 0..<0
    for position in history.entries.indices where !hidden.contains(position) {
      if position == hidden.upperBound, !hidden.isEmpty {
        lines.append(line(.gap(hidden.count), nesting))
      }
      let entry = history.entries[position]
      let isCurrent = isActive && position == history.index
      lines.append(
        HistoryLine(
          subject: .entry(position, entry.key, params: Words.params(of: entry)),
          nesting: nesting, isVisible: isCurrent && entry.child == nil,
          isForward: position > history.index))
      add(entry.child, nesting: nesting + 1, isActive: isCurrent, to: &lines)
    }
  }

  private static func add(
    _ container: ContainerState?, nesting: Int, isActive: Bool, to lines: inout [HistoryLine]
  ) {
    switch container {
    case .stack(let history):
      add(history, nesting: nesting, isActive: isActive, to: &lines)
    case .tabs(let tabs):
      let item = tabs.selectedItem
      lines.append(line(.tab(item.name, depth: Words.depth(of: item.container)), nesting))
      add(item.container, nesting: nesting, isActive: isActive, to: &lines)
    case nil: break
    }
  }

  private static func line(_ subject: Subject, _ nesting: Int) -> HistoryLine {
    HistoryLine(subject: subject, nesting: nesting, isVisible: false, isForward: false)
  }
}
