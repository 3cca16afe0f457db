/// The speed of a finger along one axis: its travel in the last 100 ms before the release (M15).
///
/// Times are seconds on any clock, places pt or dp. The memory is small and does not grow.
public struct VelocityTracker: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    var time: Double
    var x: Double
  }

  /// The stretch of time that counts, in seconds.
  public static let window = 0.1
  /// The shortest time that counts as a duration, in seconds.
  private static let shortest = 0.001
  /// Samples closer than this are merged, so that the capacity always covers the window.
  private static let spacing = 0.008
  private static let capacity = 16

  private var samples: [Sample] = []

  /// Makes a tracker that has seen nothing; its speed is 0.
  public init() {}

  /// Notes where the finger is.
  ///
  /// A time before the last one counts as the last one; a place or time that is not a finite
  /// number is ignored.
  public mutating func add(time: Double, x: Double) {
    guard time.isFinite, x.isFinite else { return }
    let newest = samples.last?.time ?? -.infinity
    let sample = Sample(time: max(time.tame, newest), x: x.tame)
    // The first sample stays: it is where the finger came down.
    if samples.count > 1, newest - samples[samples.count - 2].time < Self.spacing {
      samples[samples.count - 1] = sample
      return
    }
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append(sample)
  }

  /// Gives the velocity in units per second for a finger lifted at this time.
  ///
  /// It is the last place minus the place 100 ms before the release, interpolated between the
  /// samples around it, or minus the first place where the finger came down later than that;
  /// divided by the time between. A finger that has rested for 100 ms has speed 0, and so has a
  /// drag without duration. A time before the last sample counts as that sample's.
  public func velocity(at time: Double) -> Double {
    guard let first = samples.first, let last = samples.last else { return 0 }
    let release = max(time.tame, last.time)
    let start = max(first.time, release - Self.window)
    let elapsed = release - start
    guard elapsed >= Self.shortest else { return 0 }
    return (last.x - place(at: start)) / elapsed
  }

  /// The finger's place at a time; before the first sample and after the last it stands still.
  private func place(at time: Double) -> Double {
    guard let index = samples.lastIndex(where: { $0.time <= time }) else {
      return samples.first?.x ?? 0
    }
    let before = samples[index]
    guard index + 1 < samples.count else { return before.x }
    let after = samples[index + 1]
    return lerp(before.x, after.x, (time - before.time) / (after.time - before.time))
  }
}
