/// The steps of a short path in one word: up to three of 21 bits, the first in the lowest ones.
///
/// Every step is stored as twice its position, plus one for a tab, plus one: never zero, so that
/// zero ends the path.
struct PackedSteps: Hashable, Sendable {
  private var bits: UInt64 = 0

  private static let width: UInt64 = 21
  private static let mask: UInt64 = (1 << width) - 1
  /// The position from which on a step does not fit.
  private static let limit = (1 << 20) - 1

  /// Packs steps; nil when they do not fit.
  init?(_ steps: [ContainerPath.Step]) {
    for step in steps {
      guard let longer = appending(step) else { return nil }
      self = longer
    }
  }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// The first step.
  var first: ContainerPath.Step? {
    guard bits != 0 else { return nil }
    let code = Int(bits & Self.mask) - 1
    return code & 1 == 0 ? .entry(code >> 1) : .tab(code >> 1)
  }

  /// The number of steps.
  var count: Int {
    let used = UInt64.bitWidth - bits.leadingZeroBitCount
    return (used + Int(Self.width) - 1) / Int(Self.width)
  }

  /// Returns the steps without the first one.
  func dropFirst() -> PackedSteps {
    PackedSteps(bits: bits >> Self.width)
  }

  /// Returns the steps and one more; nil when it does not fit.
  func appending(_ step: ContainerPath.Step) -> PackedSteps? {
    let (position, isTab) =
      switch step {
      case .entry(let position): (position, false)
      case .tab(let position): (position, true)
      }
    guard 0..<Self.limit ~= position else { return nil }
    let code = (UInt64(position) << 1) + (isTab ? 2 : 1)
    let shift = UInt64(count) * Self.width
    return shift < 3 * Self.width ? PackedSteps(bits: bits | (code << shift)) : nil
  }
}

extension PackedSteps: Sequence, IteratorProtocol {
  /// Takes the first step off.
  mutating func next() -> ContainerPath.Step? {
    defer { self = dropFirst() }
    return first
  }
}
