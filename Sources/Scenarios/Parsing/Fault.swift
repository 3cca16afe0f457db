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
  /// Makes the fault of a line at the furthest place that its reader has reached.
  init(_ reader: Reader, in section: Section) {
    var reader = reader
    let trail = reader.trail
    reader.offset = trail.offset
    let token = reader.peek()
    offset = trail.offset
    if let complaint = trail.complaint {
      message = complaint.message
      suggestion = Self.nearest(to: token, among: complaint.candidates, in: reader)
      return
    }
    let isFirst = trail.expected.contains { $0.item == .word("expect") }
    switch token.kind {
    case .end: message = "the line ends too early"
    case .unclosed: message = "the closing double quote is missing"
    case .word where isFirst: message = "unknown word \(token.quotedSource(in: reader))"
    case .word, .quoted, .comma, .equals: message = "unexpected \(token.quotedSource(in: reader))"
    }
    let words = trail.expected.compactMap {
      if case .word(let word) = $0.item { word } else { nil }
    }
    suggestion = Self.nearest(to: token, among: words, in: reader)
    expected =
      isFirst
      ? (section == .header ? ["a word of the header"] : []) + ["a step", "'expect'"]
      : trail.expected.map(\.item.description)
  }

  private static func nearest(to token: Token, among names: [String], in reader: Reader) -> String?
  {
    guard token.kind == .word || token.kind == .quoted, token.range.count <= 64 else { return nil }
    let source = reader.text(of: token)
    guard token.kind == .quoted else {
      return NearestWord.nearest(to: source, among: names).map { "'\($0)'" }
    }
    let text = String(source.dropFirst().dropLast())
    return NearestWord.nearest(to: text, among: names).map(Writer.quoted)
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
