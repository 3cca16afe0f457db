extension ClosedRange<Double> {
  /// Returns how far into the range a value lies, 0…1: cut to it, one half in a range of a single
  /// point, none for what is no number.
  func share(of value: Double) -> Double? {
    guard !value.isNaN else { return nil }
    let extent = upperBound - lowerBound
    guard extent > 0 else { return 0.5 }
    let share = extent.isFinite ? (value - lowerBound) / extent : value.sign == .minus ? 0 : 1
    return share > 0 ? Swift.min(share, 1) : 0
  }
}
