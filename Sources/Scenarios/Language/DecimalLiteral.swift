/// A number as it was written: its value, and how many digits stood after the point.
///
/// An expectation compares a measured number with the digits written, so `0.92` and `0.920` are two
/// literals.
/// At most fifteen significant digits and fifteen decimals; every literal is exact and finite.
package struct DecimalLiteral: Hashable, Sendable {
  /// The number without its point: 921 for `0.921`.
  package let units: Int
  /// The count of digits after the point, 0 … 15.
  package let decimals: Int

  /// Makes a literal from its digits and the place of the point; nil beyond fifteen digits or
  /// decimals.
  package init?(units: Int, decimals: Int) {
    guard (0...15).contains(decimals), units.magnitude < Self.powersOfTen[15] else { return nil }
    self.units = units
    self.decimals = decimals
  }

  /// Makes the literal nearest to a number; nil when the number is not finite or needs more than
  /// fifteen digits.
  package init?(rounding number: Double, decimals: Int) {
    guard number.isFinite, (0...15).contains(decimals) else { return nil }
    let scaled = (number * Double(Self.powersOfTen[decimals])).rounded()
    guard scaled.magnitude < Double(Self.powersOfTen[15]) else { return nil }
    self.init(units: Int(scaled), decimals: decimals)
  }

  /// The number, correctly rounded.
  package var value: Double { Double(units) / Double(Self.powersOfTen[decimals]) }

  /// Says whether a measured number reads as this literal when it is rounded to as many digits.
  ///
  /// A number that lies on the boundary between two literals, within what a `Double` can tell,
  /// reads as both.
  package func matches(_ number: Double) -> Bool {
    let scaled = number * Double(Self.powersOfTen[decimals])
    return (scaled - Double(units)).magnitude <= 0.5 + 1e-6
  }

  /// The powers of ten from 10⁰ to 10¹⁵.
  private static let powersOfTen: [Int] = (0..<15).reduce(into: [1]) { powers, index in
    powers.append(powers[index] * 10)
  }
}

extension DecimalLiteral: ExpressibleByIntegerLiteral {
  /// Makes a whole number; a literal too long for fifteen digits is cut to the nearest that fits.
  package init(integerLiteral value: Int) {
    let limit = Self.powersOfTen[15] - 1
    units = min(max(value, -limit), limit)
    decimals = 0
  }
}

extension DecimalLiteral: LosslessStringConvertible {
  /// Reads digits with an optional sign and point, or a percentage (`35%` is 0.35); nil for
  /// anything else.
  package init?(_ description: String) {
    var digits = Substring(description).utf8
    let isPercentage = digits.last == UInt8(ascii: "%")
    if isPercentage { digits.removeLast() }
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
    let parts = digits.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let decimals = (parts.count == 2 ? parts[1].count : 0) + (isPercentage ? 2 : 0)
    var units = 0
    for digit in parts.joined() {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      units = units * 10 + Int(digit - UInt8(ascii: "0"))
      guard units < Self.powersOfTen[15] else { return nil }
    }
    self.init(units: isNegative ? -units : units, decimals: decimals)
  }

  /// The number as it is written, `-0.35`.
  package var description: String {
    let digits = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = units < 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
