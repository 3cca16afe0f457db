/// Reads a text line by line and gathers its faults.
struct ScenarioParser {
  private let bytes: [UInt8]
  private let names: Names
  private var lines: [Line] = []
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
    parseLines { _ in true }
    endHeader()
    try throwErrors()
    return Scenario(lines: lines)
  }

  /// Reads what can be read of the header, and no step.
  static func header(of bytes: [UInt8]) -> Scenario {
    var parser = ScenarioParser(bytes, names: Names())
    parser.parseLines { $0 == .header }
    return Scenario(lines: parser.lines)
  }

  /// Reads one line that stands alone; nil when it says nothing.
  static func statement(in bytes: [UInt8], names: Names) throws(ScenarioErrors) -> Statement? {
    var parser = ScenarioParser(bytes, names: names)
    parser.section = .body
    parser.parse(SourcePlace(line: 1, range: bytes.indices))
    try parser.throwErrors()
    return parser.lines.first?.statement
  }

  private mutating func parseLines(while goesOn: (Section) -> Bool) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.endIndex, errors.count < ScenarioErrors.most, goesOn(section) {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let end = feed ?? bytes.endIndex
      let isReturn = feed != nil && end > start && bytes[end - 1] == UInt8(ascii: "\r")
      parse(SourcePlace(line: lines.count + 1, range: start..<(isReturn ? end - 1 : end)))
      start = end + 1
    }
  }

  private mutating func parse(_ place: SourcePlace) {
    var line = Line()
    defer { lines.append(line) }
    if let fault = bytes.firstUnreadable(in: place.range) { return report(fault, at: place) }
    var reader = Reader(bytes, line: place.range, names: names)
    let first = reader.peek()
    do throws(Mismatch) {
      let statement = first.kind == .end ? nil : try reader.readStatement(in: section)
      line = Line(statement, comment: reader.readComment())
      if let statement { check(statement, at: first.range.lowerBound, place) }
    } catch {
      report(Fault(reader), at: place)
    }
  }

  private mutating func check(_ statement: Statement, at offset: Int, _ place: SourcePlace) {
    if case .header(let field) = statement { return header.add(field, at: offset, place) }
    endHeader()
    if let message = header.complaint(about: statement) {
      report(Fault(offset: offset, message: message), at: place)
    }
  }

  private mutating func endHeader() {
    guard section == .header else { return }
    section = .body
    for (fault, place) in header.end().prefix(ScenarioErrors.most) { report(fault, at: place) }
  }

  private mutating func report(_ fault: Fault, at place: SourcePlace) {
    let source = SourceLine(bytes[place.range], faultAt: fault.offset)
    errors.append(
      ScenarioError(
        line: place.line, column: source.column, message: fault.message, expected: fault.expected,
        suggestion: fault.suggestion, excerpt: source.excerpt, caretIndent: source.caretIndent))
  }

  private func throwErrors() throws(ScenarioErrors) {
    let inOrder = errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
    if let errors = ScenarioErrors(Array(inOrder.prefix(ScenarioErrors.most))) { throw errors }
  }
}
