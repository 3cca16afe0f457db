import Scenarios
import Testing

import enum Scenarios.Expectation

/// The law of the language: `parse(print(x)) == x`, and `print(parse(text))` is canonical.
@Suite struct RoundTripTests {
  @Test(
    "every word of the vocabulary reads what its usage allows, and prints it back",
    arguments: Vocabulary.words)
  func everyWord(word: Word) throws {
    var text = RandomText(seed: 1)
    let isHeader = word.kind == .header
    for _ in 0..<30 {
      let line = text.write(word.shape)
      let scenario = try Scenario(parsing: (isHeader ? "" : "next frame\n") + line)
      let printed = try #require(scenario.lines.last?.statement).description
      let reread = try Scenario(parsing: (isHeader ? "" : "next frame\n") + printed)
      #expect(reread == scenario, "\(line) → \(printed)")
      #expect(reread.lines.last?.statement?.description == printed)
      #expect(
        printed.split(separator: " ").starts(with: word.phrase), "another entry prints \(line)")
    }
  }

  @Test(
    "a scenario prints so that it reads as the same, and canonical text stays as it is",
    arguments: 0..<10)
  func scenarios(seed: UInt64) throws {
    var text = RandomText(seed: seed)
    for _ in 0..<20 {
      let written = text.scenario()
      let scenario = try Scenario(parsing: written)
      let printed = scenario.description
      #expect(try Scenario(parsing: printed) == scenario)
      #expect(try Scenario(parsing: printed).description == printed)
    }
  }

  @Test("any text can stand wherever a name or a text does")
  func anyText() throws {
    var random = SeededGenerator(seed: 7)
    let scalars =
      (0...0x2FFF).compactMap(Unicode.Scalar.init) + ["😀", "\u{E0001}", "\u{10FFFF}"]
      as [Unicode.Scalar]
    for count in 0..<24 {
      var name = String.UnicodeScalarView()
      for _ in 0..<count % 8 { name.append(random.pick(scalars)) }
      for statement in Self.statements(naming: String(name)) {
        let scenario = Scenario(lines: [Line(statement, comment: String(name))])
        #expect(try Scenario(parsing: scenario.description) == scenario)
      }
    }
  }

  @Test("a word of the grammar can be a name")
  func wordsAsNames() throws {
    for word in Set(Vocabulary.words.flatMap { $0.shape.words }) {
      for statement in Self.statements(naming: word) {
        let scenario = Scenario(lines: [Line(statement)])
        #expect(try Scenario(parsing: scenario.description) == scenario, "\(statement)")
      }
    }
  }

  /// A statement for every place at which a name or a text stands.
  private static func statements(naming name: String) -> [Statement] {
    let route = RouteReference(name, params: [name: name, "id": "482"])
    let headers: [Header] = [
      .title(name), .source(name), .app(name), .device(.named(name)),
      .policy(PolicySetting(name, name)),
    ]
    let requests: [AppRequest] = [
      .push(route), .pushUnique(route), .popTo(route), .replace(route), .reset([route, route]),
      .navigate(route), .set([name: name]), .selectTab(name),
    ]
    let addresses: [Address?] = [nil, .root, .tab(name), .route(route)]
    let steps: [Step] =
      [
        .tap(.label(name)), .tap(.tab(name)), .swipe(from: .x(3), on: .label(name)), .focus(name),
        .type(name), .link(name),
      ]
      + requests.flatMap { request in addresses.map { Step.request(request, in: $0) } }
      + addresses.map { .request(.resetToRoot, in: $0) }
      + addresses.map { .request(.pop(-3), in: $0) }
      + addresses.map { .request(.pop(1), in: $0) }
    let expectations: [Expectation] =
      [
        .screen(route), .shown(route), .label(name), .noLabel(name), .tab(name),
        .claimed(by: .handler(route)), .destination(.route(route), not: false),
        .destination(.route(route), not: true), .destination(.tab(name), not: false), .text(name),
        .draft(name), .invariant(name),
      ] + addresses.map { .stack([route, route], in: $0) } + addresses.map { .depth(3, in: $0) }
    return headers.map(Statement.header) + steps.map { .step($0, .atOnce) }
      + expectations.map { .expectation($0, .settled, on: .android) }
  }
}

extension Shape {
  /// Every word that stands as it is.
  fileprivate var words: [String] {
    switch self {
    case .word(let word): [word]
    case .slot: []
    case .sequence(let parts), .choice(let parts): parts.flatMap(\.words)
    case .optional(let part), .list(let part): part.words
    }
  }
}

extension Word {
  /// The words with which every line of this entry begins.
  fileprivate var phrase: [Substring] {
    guard case .sequence(let parts) = shape else { return shape.words.map { $0[...] } }
    var phrase: [Substring] = []
    for part in parts {
      switch part {
      case .word(let word): phrase.append(word[...])
      case .sequence(let inner): phrase += Word.phrase(of: inner)
      default: return phrase
      }
    }
    return phrase
  }

  private static func phrase(of parts: [Shape]) -> [Substring] {
    parts.prefix { if case .word = $0 { true } else { false } }.flatMap { $0.words.map { $0[...] } }
  }
}
