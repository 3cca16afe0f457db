/// An entry of the vocabulary as help and reference show it.
package struct Word: Hashable, Sendable {
  /// The kind of line that the word begins.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case header, step, expectation
  }

  /// The kind of line that the word begins.
  package let kind: Kind
  /// The word with what may follow it: capitals are to be filled in, brackets may be left out, "|"
  /// separates choices.
  package let usage: String
  /// One sentence of what the word means.
  package let meaning: String

  /// Makes an entry.
  init(_ kind: Kind, usage: String, meaning: String) {
    self.kind = kind
    self.usage = usage
    self.meaning = meaning
  }
}
