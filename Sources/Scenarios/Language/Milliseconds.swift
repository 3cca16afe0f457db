/// A span of virtual time, from nothing to one hour, exact to the microsecond.
package struct Milliseconds: Hashable, Sendable {
  /// The span in whole microseconds, 0 … 3,600,000,000.
  package let microseconds: Int

  /// The longest span that a scenario can name: one hour.
  package static let longest = Milliseconds(microseconds: 3_600_000_000)

  /// Makes a span; what lies outside of 0 … one hour is cut to the nearest end.
  package init(microseconds: Int) {
    self.microseconds = min(max(microseconds, 0), 3_600_000_000)
  }

  /// The span in milliseconds.
  package var value: Double { Double(microseconds) / 1000 }
}

extension Milliseconds: ExpressibleByIntegerLiteral {
  /// Makes a span of whole milliseconds.
  package init(integerLiteral value: Int) {
    self.init(microseconds: min(max(value, 0), 3_600_000) * 1000)
  }
}

extension Milliseconds: Comparable {
  package static func < (left: Milliseconds, right: Milliseconds) -> Bool {
    left.microseconds < right.microseconds
  }
}

extension Milliseconds: CustomStringConvertible {
  /// The span as a scenario writes it, `120ms` or `16.667ms`.
  package var description: String {
    var fraction = String(microseconds % 1000 + 1000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return "\(microseconds / 1000)" + (fraction.isEmpty ? "" : "." + fraction) + "ms"
  }
}
