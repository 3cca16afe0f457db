import Testing

/// A value of the design as it is written there: it holds within half its last digit.
struct Golden: ExpressibleByStringLiteral, CustomTestStringConvertible, Sendable {
  let text: String
  let value: Double
  let halfDigit: Double

  init(stringLiteral text: String) {
    self.text = text
    // NaN equals nothing, so a slip of the pen in a test fails.
    value = Double(text) ?? .nan
    let decimals = text.split(separator: ".").dropFirst().first?.count ?? 0
    halfDigit = (0..<decimals).reduce(0.5) { half, _ in half / 10 }
  }

  var testDescription: String { text }

  /// Says whether a computed value agrees within half the last digit and the slack.
  func agrees(with computed: Double, slack: Double = 1e-5) -> Bool {
    abs(computed - value) <= halfDigit + slack
  }
}
