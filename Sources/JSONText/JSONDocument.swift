import FoundationEssentials

/// A JSON text with the value that it holds, able to say where in the text a part of the value
/// stands.
package struct JSONDocument: Sendable {
  /// The text.
  package let source: SourceText
  /// What it holds.
  package let value: JSONValue

  /// Decodes a text, or throws everything about it that is not JSON.
  ///
  /// Any bytes are fit to be tried. The text must be UTF-8, with or without a byte order mark, at
  /// most 128 levels deep and without repeated names in one object; the decoder itself would keep
  /// one of them without a word.
  package init(_ source: SourceText) throws(Diagnostics) {
    self.source = source
    try Self.checkEncoding(of: source)
    try Self.checkGrammar(of: source)
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: Data(source.bytes))
    } catch {
      // The grammar is right, so nothing is known that the decoder could still refuse.
      throw Diagnostics(Diagnostic("the text cannot be decoded: \(error)", at: 0, in: source))
    }
  }

  /// The value at the top, with its path.
  package var top: JSONNode { JSONNode(value: value, path: JSONPath()) }

  /// Shows problems at their places in the text, at most ``Diagnostics/limit`` of them; nil when
  /// there are none.
  package func diagnostics(for problems: [JSONProblem]) -> Diagnostics? {
    let problems = problems.prefix(Diagnostics.limit)
    guard !problems.isEmpty else { return nil }
    let locator = JSONLocator(of: Set(problems.map(\.path)), in: source.bytes)
    return Diagnostics(
      problems.map { problem in
        let location = locator.locations[problem.path]
        let offset = problem.part == .name ? location?.name : location?.value
        return Diagnostic(
          problem.message, expected: problem.expected, path: problem.path, at: offset ?? 0,
          in: source)
      })
  }

  private static func checkEncoding(of source: SourceText) throws(Diagnostics) {
    do {
      _ = try UTF8Span(validating: source.bytes.span)
    } catch {
      throw Diagnostics(
        Diagnostic(
          "the text is not UTF-8", expected: "UTF-8", at: error.byteOffsets.lowerBound, in: source))
    }
  }

  private static func checkGrammar(of source: SourceText) throws(Diagnostics) {
    var repeated: [Diagnostic] = []
    var walk = JSONWalk(source.bytes)
    do {
      while repeated.count < Diagnostics.limit, let (step, offset) = try walk.next() {
        guard step == .name(isRepeated: true) else { continue }
        repeated.append(
          Diagnostic(
            "the name is there already", expected: "each name once in an object", path: walk.path,
            at: offset, in: source))
      }
    } catch {
      repeated.append(
        Diagnostic(
          error.message, expected: error.expected, path: walk.path, at: error.offset, in: source))
    }
    if let diagnostics = Diagnostics(repeated) { throw diagnostics }
  }
}
