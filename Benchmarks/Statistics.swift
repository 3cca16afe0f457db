/// Measured durations, in nanoseconds, and what is said of them.
struct Statistics {
  private let sorted: [Double]

  /// Takes measurements in any order.
  init(nanoseconds: [Double]) {
    sorted = nanoseconds.sorted()
  }

  /// The value in the middle.
  var median: Double { value(at: 0.5) }
  /// The value that one in a hundred exceeds.
  var p99: Double { value(at: 0.99) }

  private func value(at part: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }
}

/// Measures each of a number of runs, after a few that do not count.
func measure(runs: Int, warmUp: Int = 10, _ body: () -> Void) -> Statistics {
  for _ in 0..<warmUp { body() }
  let clock = ContinuousClock()
  return Statistics(
    nanoseconds: (0..<runs).map { _ in nanoseconds(clock.measure(body)) })
}

/// A duration in nanoseconds.
func nanoseconds(_ duration: Duration) -> Double {
  let (seconds, attoseconds) = duration.components
  return Double(seconds) * 1e9 + Double(attoseconds) / 1e9
}

/// A number with some decimals, without Foundation.
func decimals(_ value: Double, _ count: Int) -> String {
  var scale = 1.0
  for _ in 0..<count { scale *= 10 }
  let scaled = Int64((value * scale).rounded())
  guard count > 0 else { return "\(scaled)" }
  let digits = String(scaled.magnitude)
  let padded = String(repeating: "0", count: max(0, count + 1 - digits.count)) + digits
  return (scaled < 0 ? "-" : "") + padded.dropLast(count) + "." + padded.suffix(count)
}
