extension Reader {
  /// Reads what a line says.
  mutating func readStatement(in section: Section) throws(Mismatch) -> Statement {
    if section == .header, let word = peekWord(), Vocabulary.header.contains(word) {
      return .header(try Vocabulary.header.read(&self))
    }
    if section == .header { Vocabulary.header.noteWords(&self) }
    let platform = readPlatform()
    let timing = try readTiming(after: platform)
    meaning = Vocabulary.expectMeaning
    if take(word: "expect", kind: platform == nil ? "an expectation" : nil) {
      return .expectation(try Vocabulary.expectations.read(&self), timing, on: platform)
    }
    guard platform == nil else { throw Mismatch() }
    if let word = peekWord(), !Vocabulary.steps.contains(word), Vocabulary.header.contains(word) {
      throw complain("'\(word)' belongs to the header, above the first step", at: peek())
    }
    return .step(try Vocabulary.steps.read(&self), timing)
  }

  /// Reads the platform before an expectation that is of one platform alone.
  private mutating func readPlatform() -> PlatformName? {
    for platform in PlatformName.allCases {
      meaning = Vocabulary.meaning(of: platform)
      if take(word: platform.rawValue + ":", kind: "an expectation") { return platform }
    }
    return nil
  }

  /// Reads whether the step waits.
  private mutating func readTiming(after platform: PlatformName?) throws(Mismatch) -> Timing {
    meaning = Vocabulary.atOnceMeaning
    guard take(word: "at", kind: platform == nil ? "a step" : nil) else { return .settled }
    try read(word: "once")
    return .atOnce
  }

  /// The comment at the end of the line, once the rest has been read.
  mutating func readComment() -> String? {
    let end = peek().range
    guard !end.isEmpty else { return nil }
    return String(decoding: bytes[end].dropFirst(), as: UTF8.self).trimmingBlanksAtEnd
  }
}
