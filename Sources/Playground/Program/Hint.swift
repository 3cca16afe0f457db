/// A word to the person in the place of the keys, until the next key.
package struct Hint: Hashable, Sendable {
  /// What is said.
  package let text: String
  /// How it is meant.
  package let tone: EventLog.Tone

  /// Makes a hint.
  package init(_ text: String, _ tone: EventLog.Tone = .quiet) {
    self.text = text
    self.tone = tone
  }
}
