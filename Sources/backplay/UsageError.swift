import JSONText

/// A mistake on the command line, in words.
package struct UsageError: Error, Equatable, Sendable {
  /// What is wrong. An argument that it quotes has no control characters left, which could steer
  /// the terminal.
  package let message: String

  /// Makes an error.
  package init(_ message: String) {
    var printable = String.UnicodeScalarView()
    for scalar in message.unicodeScalars {
      printable.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    self.message = String(printable)
  }

  /// Makes an error that guesses what was meant.
  package init(_ message: String, word: String, known: some Sequence<String>) {
    let guess = Spelling.nearest(to: word, in: known)
    self.init(message + (guess.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
