import TerminalUI

/// One row of the table of keys: a few keys that belong together, what they ask, and how the footer
/// and the help say so.
package struct KeyRow: Hashable, Sendable {
  /// What is asked, and every key that asks it.
  package struct Stroke: Hashable, Sendable {
    /// The keys, the one that is shown first.
    package let keys: [Key]
    /// What they ask.
    package let action: KeyAction

    /// Makes a stroke.
    package init(_ action: KeyAction, _ keys: Key...) {
      self.keys = keys
      self.action = action
    }
  }

  /// What is asked.
  package let strokes: [Stroke]
  /// Where it has this meaning.
  package let modes: Set<KeyMode>
  /// What the footer calls it, in a word or two.
  package let label: String
  /// What it does, in one sentence without a full stop.
  package let meaning: String
  /// Its importance in the footer: the smaller, the longer it stays when there is little room; nil:
  /// never there.
  package let rank: Int?
  /// How the footer names the keys when not by the first of each stroke.
  package let shortName: String?

  /// Makes a row.
  package init(
    _ strokes: [Stroke], in modes: Set<KeyMode>, label: String, rank: Int? = nil,
    shortName: String? = nil, meaning: String
  ) {
    self.strokes = strokes
    self.modes = modes
    self.label = label
    self.meaning = meaning
    self.rank = rank
    self.shortName = shortName
  }
}

extension KeyRow {
  /// The keys as the help prints them: the first of each stroke, then after a slash the second of
  /// each.
  package var keyNames: String {
    let most = strokes.map(\.keys.count).max() ?? 0
    return (0..<most).map { column in
      strokes.filter { $0.keys.count > column }.map { $0.keys[column].name }
        .joined(separator: " ")
    }
    .joined(separator: " / ")
  }

  /// The keys as the footer prints them.
  package var footerName: String {
    shortName ?? strokes.compactMap(\.keys.first?.name).joined(separator: " ")
  }

  /// A name as a terminal without arrows can show it: in words, lest an arrow's ASCII form be read
  /// as another key.
  package static func spelledOut(_ name: String) -> String {
    [("→", "Right"), ("←", "Left"), ("↑", "Up"), ("↓", "Down"), ("…", "-")]
      .reduce(name) { text, arrow in text.replacing(arrow.0, with: arrow.1) }
  }
}
