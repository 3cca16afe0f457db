#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Real time, as far as the playground looks at it: how long it is since it last looked.
struct MonotonicClock {
  private var last: Int64

  /// Starts now.
  init() { last = Self.now() }

  /// Returns the µs since the last look, or since the start.
  mutating func lap() -> Int64 {
    let now = Self.now()
    defer { last = now }
    return max(0, now - last)
  }

  /// The µs since the last look, without looking.
  var elapsed: Int64 { max(0, Self.now() - last) }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}
