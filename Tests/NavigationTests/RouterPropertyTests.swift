import Navigation
import Testing

@Suite struct RouterPropertyTests {
  private func driver(seed: UInt64) throws -> RandomDriver {
    RandomDriver(seed: seed, graph: try .nested())
  }

  @Test(
    "I2–I5, I7–I9, I15, I18, I20–I22, I27: 100,000 random requests break no invariant of the core",
    arguments: 0..<8 as Range<UInt64>)
  func invariants(seed: UInt64) throws {
    var driver = try driver(seed: seed)
    while driver.requests < 12_500 {
      driver.step()
      guard driver.violations.isEmpty else {
        Issue.record("seed \(seed), request \(driver.requests): \(driver.violations)")
        return
      }
    }
    let counts = driver.counts
    for kind in ["handled", "preempted", "notHandled", "stale", "refused", "begun"] {
      #expect(counts[kind, default: 0] > 50, "the walk hardly met '\(kind)': \(counts)")
    }
  }

  @Test("R1, R3: the same requests give the same router, key by key")
  func deterministic() throws {
    var left = try driver(seed: 7)
    var right = try driver(seed: 7)
    var other = try driver(seed: 8)
    for _ in 0..<1_000 {
      left.step()
      right.step()
      other.step()
    }
    #expect(left.router == right.router)
    #expect(left.counts == right.counts)
    #expect(left.router != other.router)
  }
}
