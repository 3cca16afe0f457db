extension Scenario: CustomStringConvertible {
  /// The canonical text: one blank between words, comments two blanks behind, every line with its
  /// end.
  package var description: String {
    var text = ""
    for line in lines {
      text += line.description
      text += "\n"
    }
    return text
  }
}

extension Line: CustomStringConvertible {
  /// The line, without its end.
  package var description: String {
    let said = statement?.description ?? ""
    guard let comment else { return said }
    return said.isEmpty ? "#" + comment : said + "  #" + comment
  }
}

extension Statement: CustomStringConvertible {
  /// The statement as a scenario writes it.
  package var description: String {
    var writer = Writer()
    switch self {
    case .header(let header): return header.description
    case .step(let step, let timing):
      if timing == .atOnce { writer.write(phrase: "at once") }
      _ = Vocabulary.steps.write(step, to: &writer)
    case .expectation(let expectation, let timing, let platform):
      if let platform { writer.write(phrase: platform.rawValue + ":") }
      if timing == .atOnce { writer.write(phrase: "at once") }
      writer.write(phrase: "expect")
      _ = Vocabulary.expectations.write(expectation, to: &writer)
    }
    return writer.text
  }
}

extension Header: CustomStringConvertible {
  /// The line of the header as a scenario writes it, its words in one column and their values in
  /// another.
  package var description: String {
    var writer = Writer()
    _ = Vocabulary.header.write(self, to: &writer)
    let word = writer.text.prefix { $0 != " " }
    let gap = String(repeating: " ", count: max(1, 10 - word.count))
    return word + gap + writer.text.dropFirst(word.count + 1)
  }
}

extension Step: CustomStringConvertible {
  /// The step as a scenario writes it.
  package var description: String { Statement.step(self, .settled).description }
}

extension Expectation: CustomStringConvertible {
  /// The expectation as a scenario writes it, `expect` included.
  package var description: String {
    Statement.expectation(self, .settled, on: nil).description
  }
}

extension RouteReference: CustomStringConvertible {
  /// The route and its params as a scenario writes them.
  package var description: String {
    var writer = Writer()
    _ = Part<RouteReference>.route.write(self, &writer)
    return writer.text
  }
}
