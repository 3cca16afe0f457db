/// An option of the command line: one row from which parser, usage, help and errors are made.
package struct Option: Hashable, Sendable {
  /// What an option is given.
  package enum Value: Hashable, Sendable {
    /// Any text; the help calls it by this name.
    case text(String)
    /// One of these words.
    case word([String])
  }

  /// The name without its dashes.
  package let name: String
  /// The short form, an ASCII letter.
  package let letter: Character?
  /// What follows it; nil for an option that is only there or not.
  package let value: Value?
  /// Whether it may be given several times, each time adding to the others; else the last one
  /// counts.
  package let accumulates: Bool
  /// A sentence of help without its full stop.
  package let help: String

  /// Makes an option.
  package init(
    _ name: String, letter: Character? = nil, value: Value? = nil, accumulates: Bool = false,
    help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.accumulates = accumulates
    self.help = help
  }
}

extension Option {
  /// The name as it is typed.
  package var dashed: String { "--\(name)" }

  /// The name with what follows it, such as `--color auto|always|never`.
  package var synopsis: String {
    switch value {
    case nil: dashed
    case .text(let name): "\(dashed) \(name)"
    case .word(let words): "\(dashed) \(words.joined(separator: "|"))"
    }
  }
}
