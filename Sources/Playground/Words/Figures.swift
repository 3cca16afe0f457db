/// Numbers as the panels print them, of a fixed width, whatever the number.
package enum Figures {
  /// Returns a number with so many decimals, 0…6, right-aligned in a width when one is given.
  ///
  /// A number that is none is a dash; one beyond a thousand million is cut to it. Zero has no sign.
  package static func fixed(
    _ value: Double, decimals: Int, width: Int = 0, signed: Bool = false
  ) -> String {
    guard !value.isNaN else { return padded("-", to: width) }
    let decimals = min(max(decimals, 0), 6)
    let unit = (0..<decimals).reduce(1.0) { unit, _ in unit * 10 }
    let scaled = Int((min(abs(value), 1e9) * unit).rounded())
    let whole = String(scaled / Int(unit))
    let digits = String(scaled % Int(unit))
    let part = String(repeating: "0", count: max(0, decimals - digits.utf8.count)) + digits
    let sign = scaled == 0 ? (signed ? " " : "") : value < 0 ? "-" : signed ? "+" : ""
    return padded(sign + whole + (decimals > 0 ? "." + part : ""), to: width)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, min(width, 64) - text.utf8.count)) + text
  }
}
