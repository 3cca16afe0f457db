extension Scenario {
  /// Reads a scenario; a byte order mark and either end of line are accepted.
  ///
  /// - Throws: All faults of the text. A scenario with one fault is no scenario: it never half-
  /// runs.
  package init(parsing bytes: [UInt8], names: Names = Names()) throws(ScenarioErrors) {
    var parser = ScenarioParser(bytes, names: names)
    self = try parser.parse()
  }

  /// Reads a scenario.
  ///
  /// - Throws: All faults of the text.
  package init(parsing text: String, names: Names = Names()) throws(ScenarioErrors) {
    try self.init(parsing: Array(text.utf8), names: names)
  }

  /// Finds the app that a text names, whatever is wrong with the rest of it.
  ///
  /// Whoever reads the text asks first, and loads the app, to know the names that the text may use.
  package static func app(namedIn bytes: [UInt8]) -> String? {
    ScenarioParser.header(of: bytes).app
  }
}

extension Statement {
  /// Reads one line that stands alone, a step or an expectation; nil when it is blank.
  ///
  /// - Throws: The fault of the line; a line break in it is one.
  package init?(parsing line: String, names: Names = Names()) throws(ScenarioErrors) {
    let bytes = Array(line.utf8)
    if let statement = try ScenarioParser.statement(in: bytes, names: names) {
      self = statement
    } else {
      return nil
    }
  }
}
