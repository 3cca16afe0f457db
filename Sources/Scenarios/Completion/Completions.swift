/// The ways in which an unfinished line of steps may go on.
package struct Completions: Hashable, Sendable {
  /// The line up to its unfinished word; `head + candidate.text` is the line completed.
  package let head: String
  /// What may follow, in the order of the vocabulary; empty when the head is no beginning of a
  /// line.
  package let candidates: [Completion]

  /// Finds how a line of steps and expectations may go on.
  package init(of line: String, names: Names = Names()) {
    let bytes = Array(line.utf8)
    let start = Self.unfinishedWord(in: bytes)
    head = String(decoding: bytes[..<start], as: UTF8.self)
    let begun = String(decoding: bytes[start...], as: UTF8.self)
    var reader = Reader(bytes, line: 0..<start, names: names)
    _ = try? reader.readStatement(in: .body)
    guard bytes.firstUnreadable(in: bytes.indices) == nil, reader.trail.complaint == nil,
      reader.trail.offset == start
    else {
      candidates = []
      return
    }
    let possible = reader.trail.expected.flatMap { $0.completions(in: names) }
    let fitting = possible.filter { !$0.isPlaceholder && $0.text.utf8.starts(with: begun.utf8) }
    candidates =
      begun.isEmpty ? possible : fitting.isEmpty ? possible.filter(\.isPlaceholder) : fitting
  }

  /// Where the word that is being written begins; the end of the line after a blank or a closed
  /// quote.
  private static func unfinishedWord(in bytes: [UInt8]) -> Int {
    var reader = Reader(bytes, line: bytes.indices, names: Names())
    while true {
      let token = reader.peek()
      switch token.kind {
      case .end: return bytes.endIndex
      case .word, .unclosed:
        if token.range.upperBound == bytes.endIndex { return token.range.lowerBound }
      case .quoted, .comma, .equals: break
      }
      reader.advance(past: token)
    }
  }
}

extension Expected {
  /// The ways to go on that this stands for.
  fileprivate func completions(in names: Names) -> [Completion] {
    switch item {
    case .word(let word): return [Completion(word, meaning: meaning)]
    case .slot(.policy):
      return names.policies?.map {
        Completion(Writer.name($0.name) + "=", meaning: $0.meaning)
      } ?? [placeholder(Slot.policy.placeholder)]
    case .slot(let slot):
      return slot.names(in: names)?.map {
        Completion(slot.isQuoted ? Writer.quoted($0) : Writer.name($0), meaning: meaning)
      } ?? [placeholder(slot.placeholder)]
    case .value(let name):
      guard let policy = names.policies?.first(where: { $0.name == name }) else {
        return [placeholder("VALUE")]
      }
      return policy.values.map { Completion(Writer.name($0), meaning: policy.meaning) }
    case .comma: return [Completion(",", meaning: meaning)]
    case .equals: return [Completion("=", meaning: meaning)]
    case .end: return []
    }
  }

  private func placeholder(_ text: String) -> Completion {
    Completion(text, isPlaceholder: true, meaning: meaning)
  }
}
