/// Random numbers that are the same at every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number below a bound.
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// One of some values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// A coordinate that a careless caller could hand in, or a place on the glass.
  mutating func coordinate(upTo extent: Double) -> Double {
    switch below(12) {
    case 0:
      pick([.nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, -0.0, -50, 5000])
    case 1...3: pick([0, 10, 20, 21, 30, 31])
    case 4: extent - pick([0, 10, 20, 30, 31])
    default: Double.random(in: -20...(extent + 20), using: &self)
    }
  }
}
