/// A fault before its place has been counted in lines and columns.
struct Fault: Hashable, Sendable {
  /// Where it is, in bytes from the start of the text.
  var offset: Int
  /// What is wrong.
  var message: String
  /// What would have been right, in words.
  var expected: [String] = []
  /// The nearest word or name.
  var suggestion: String?
}

extension Fault {
  /// The longest list of names that helps when none of them is near.
  private static let mostListed = 16

  /// Makes the fault of a line at the furthest place that its reader has reached.
  init(_ reader: Reader) {
    var reader = reader
    let trail = reader.trail
    reader.offset = reader.line.lowerBound
    let first = reader.peek()
    reader.offset = trail.offset
    let token = reader.peek()
    offset = trail.offset
    if let complaint = trail.complaint {
      message = complaint.message
      func written(_ name: String) -> String {
        token.kind == .quoted ? Writer.quoted(name) : "'\(name)'"
      }
      suggestion = Self.nearest(
        to: token, among: complaint.candidates, in: reader, written: written)
      if suggestion == nil, complaint.candidates.count <= Self.mostListed {
        expected = complaint.candidates.map(written)
      }
      return
    }
    let source = token.quotedSource(in: reader)
    switch token.kind {
    case .end: message = "the line ends too early"
    case .unclosed: message = "the closing double quote is missing"
    case .word where token == first: message = "unknown word \(source)"
    case .word, .quoted, .comma, .equals: message = "unexpected \(source)"
    }
    expected = trail.expected.map { $0.kind ?? $0.item.description }.withoutRepetitions
    suggestion = Self.suggestion(for: token, among: trail.expected, in: reader)
  }

  /// What the writer of a token may have meant.
  private static func suggestion(
    for token: Token, among expected: [Expected], in reader: Reader
  ) -> String? {
    let words = expected.compactMap { if case .word(let word) = $0.item { word } else { nil } }
    if let word = nearest(to: token, among: words, in: reader, written: { "'\($0)'" }) {
      return word
    }
    guard token.kind == .word, token.range.count <= 64 else { return nil }
    for case .slot(let slot) in expected.map(\.item) where slot.isQuoted {
      let candidates = slot.names(in: reader.names)
      let text = reader.text(of: token)
      let name = candidates.map { NearestWord.nearest(to: text, among: $0) } ?? text
      if let name { return Writer.quoted(name) }
    }
    return nil
  }

  private static func nearest(
    to token: Token, among names: [String], in reader: Reader, written: (String) -> String
  ) -> String? {
    guard token.kind == .word || token.kind == .quoted, token.range.count <= 64 else { return nil }
    let source = reader.text(of: token)
    let text = token.kind == .quoted ? String(source.dropFirst().dropLast()) : source
    return NearestWord.nearest(to: text, among: names).map(written)
  }
}

extension Expected.Item: CustomStringConvertible {
  /// What would have fitted, in words.
  var description: String {
    switch self {
    case .word(let word): "'\(word)'"
    case .slot(let slot): slot.meaning
    case .value(let name): "a value of \(name)"
    case .comma: "','"
    case .equals: "'=' and a value"
    case .end: "the end of the line"
    }
  }
}

extension [String] {
  /// The elements, each at its first place alone.
  fileprivate var withoutRepetitions: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
