/// An entry of the vocabulary as help and reference show it.
package struct Word: Hashable, Sendable {
  /// The kind of line that the word begins.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case header, step, expectation
  }

  /// The kind of line that the word begins.
  package let kind: Kind
  /// The word with what may follow it.
  package let shape: Shape
  /// One sentence of what the word means.
  package let meaning: String

  /// Makes an entry.
  init(_ kind: Kind, _ shape: Shape, meaning: String) {
    self.kind = kind
    self.shape = shape
    self.meaning = meaning
  }

  /// The word with what may follow it: capitals are to be filled in, brackets may be left out,
  /// "|" separates choices.
  package var usage: String { shape.usage }
}
