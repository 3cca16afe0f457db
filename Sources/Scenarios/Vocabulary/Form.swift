/// One entry of the vocabulary: a word with what may follow it, and one sentence of what it means.
///
/// The parser, the printer, "expected …" in errors, completions, help and the reference are all
/// made from entries; to
/// add a word is to add its entry.
struct Form<Value: Sendable>: Sendable {
  /// The syntax.
  let part: Part<Value>
  /// One sentence of what the word means.
  let meaning: String
  /// The first word.
  let word: String

  /// Makes an entry from a phrase, what follows it, its meaning, and the way to a value and back.
  ///
  /// `take` returns nil for a value that another entry stands for.
  init<each Piece: Sendable>(
    _ phrase: String, _ pieces: repeat Part<each Piece>, means meaning: String,
    make: @escaping @Sendable (repeat each Piece) -> Value,
    take: @escaping @Sendable (Value) -> (repeat each Piece)?
  ) {
    part = Part(phrase, repeat each pieces, make: make, take: take)
    word = String(phrase.prefix { $0 != " " })
    self.meaning = meaning
  }

  /// Makes the entry of a phrase that stands for one value.
  init(_ phrase: String, _ value: Value, means meaning: String) where Value: Equatable {
    self.init(phrase, means: meaning, make: { value }, take: { $0 == value ? () : nil })
  }
}
