/// The values of a screen's placeholders, from the innermost to the outermost.
struct Values: Sendable {
  /// The number of a row, which it knows as `n`; nil outside numbered rows.
  private var number: String?
  /// Values by name; the first layer that has a name counts.
  private var layers: [[String: String]]

  /// Makes values of layers, those that are nil left out.
  init(_ layers: [String: String]?...) {
    self.layers = layers.compactMap(\.self)
  }

  /// Returns the values within a row of a number.
  func adding(number: Int) -> Values {
    var values = self
    values.number = "\(number)"
    return values
  }

  /// Returns the values within the row of a record, of which some may have been saved anew.
  func adding(record: [String: String], edits: [String: String]?) -> Values {
    var values = self
    values.layers.insert(record, at: 0)
    if let edits { values.layers.insert(edits, at: 0) }
    return values
  }

  /// The value of a name; nil when nobody knows it.
  subscript(_ name: String) -> String? {
    if let number, name == Repetition.number { return number }
    for layer in layers {
      if let value = layer[name] { return value }
    }
    return nil
  }
}
