/// The words of the scenario language: one table for each kind of line.
package enum Vocabulary {
  /// What `expect` means.
  static let expectMeaning = "What must be seen."
  /// What `at once` means.
  static let atOnceMeaning = "Acts without waiting for transitions and messages to settle."

  /// What a platform's name before an expectation means.
  static func meaning(of platform: PlatformName) -> String {
    switch platform {
    case .android: "What must be seen on Android alone."
    case .ios: "What must be seen on iOS alone."
    }
  }

  /// Every word, in the order of the reference.
  package static let words: [Word] =
    header.forms.map { Word(.header, $0.part.shape, meaning: $0.meaning) }
    + [Word(.step, .sequence([.word("at"), .word("once"), .slot(.step)]), meaning: atOnceMeaning)]
    + steps.forms.map { Word(.step, $0.part.shape, meaning: $0.meaning) }
    + PlatformName.allCases.map {
      let shape = Shape.sequence([.word($0.rawValue + ":"), .slot(.expectation)])
      return Word(.expectation, shape, meaning: meaning(of: $0))
    }
    + expectations.forms.map {
      Word(.expectation, .sequence([.word("expect"), $0.part.shape]), meaning: $0.meaning)
    }
}
