/// Random numbers that are the same at every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number that a careless caller, a broken file or a stopped clock could hand in.
  mutating func hostile() -> Double {
    let edges: [Double] = [
      .nan, .signalingNaN, .infinity, -.infinity, 0, -0.0, 1, -1, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
      .leastNormalMagnitude, .ulpOfOne, 1e15, -1e15, 1e-300, 160, 412, 0.35,
    ]
    switch UInt64.random(in: 0..<4, using: &self) {
    case 0: return edges[Int.random(in: 0..<edges.count, using: &self)]
    case 1: return Double.random(in: 0...1, using: &self)
    case 2: return Double.random(in: -2000...2000, using: &self)
    default: return Double(bitPattern: next())
    }
  }
}
