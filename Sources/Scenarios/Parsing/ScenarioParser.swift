/// Reads a text line by line and gathers its faults.
struct ScenarioParser {
  private let bytes: [UInt8]
  private let names: Names
  private var lines: [Line] = []
  private var number = 0
  private var errors: [ScenarioError] = []
  private var section = Section.header
  private var header = HeaderCheck()

  /// Makes a parser of a text.
  init(_ bytes: [UInt8], names: Names) {
    self.bytes = bytes
    self.names = names
  }

  /// Reads the whole text.
  mutating func parse() throws(ScenarioErrors) -> Scenario {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.endIndex {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = feed ?? bytes.endIndex
      let isReturn = feed != nil && end > start && bytes[end - 1] == UInt8(ascii: "\r")
      parse(start..<(isReturn ? end - 1 : end))
      start = end + 1
    }
    endHeader()
    if let errors = ScenarioErrors(errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) }) {
      throw errors
    }
    return Scenario(lines: lines)
  }

  private mutating func parse(_ range: Range<Int>) {
    number += 1
    if let fault = bytes.firstUnreadable(in: range) {
      lines.append(Line())
      return report(fault, line: number, range)
    }
    var reader = Reader(bytes, line: range, names: names)
    let first = reader.peek()
    do throws(Mismatch) {
      let statement = first.kind == .end ? nil : try reader.readStatement(in: section)
      lines.append(Line(statement, comment: reader.readComment()))
      if let statement { check(statement, at: first, range) }
    } catch {
      report(Fault(reader, in: section), line: number, range)
      lines.append(Line())
    }
  }

  private mutating func check(_ statement: Statement, at token: Token, _ range: Range<Int>) {
    if case .header(let field) = statement {
      return header.add(field, line: number, range, at: token.range.lowerBound)
    }
    endHeader()
    if let message = header.complaint(about: statement) {
      report(Fault(offset: token.range.lowerBound, message: message), line: number, range)
    }
  }

  private mutating func endHeader() {
    guard section == .header else { return }
    section = .body
    for (fault, line, range) in header.faults() { report(fault, line: line, range) }
  }

  private mutating func report(_ fault: Fault, line: Int, _ range: Range<Int>) {
    let source = SourceLine(bytes[range], faultAt: fault.offset)
    errors.append(
      ScenarioError(
        line: line, column: source.column, message: fault.message, expected: fault.expected,
        suggestion: fault.suggestion, excerpt: source.excerpt, caretIndent: source.caretIndent))
  }
}

extension ScenarioParser {
  /// Reads one line that stands alone; nil when it says nothing.
  static func statement(in bytes: [UInt8], names: Names) throws(ScenarioErrors) -> Statement? {
    var parser = ScenarioParser(bytes, names: names)
    parser.section = .body
    parser.parse(bytes.indices)
    if let errors = ScenarioErrors(parser.errors) { throw errors }
    return parser.lines.first?.statement
  }
}
