extension SpringCurve {
  /// Gives the last time at which the offset is at or beyond a distance from the target; the
  /// limit where that would be later.
  ///
  /// The offset starts beyond the distance. From its last turn beyond it, it moves one way until
  /// the next turn, so that the time is found by halving.
  func lastTime(outside distance: Double, limit: Double) -> Double {
    guard let turn = firstTurn, turn < limit else {
      return halving(from: 0, to: limit, outside: distance)
    }
    guard abs(offset(at: turn)) >= distance else {
      return halving(from: 0, to: turn, outside: distance)
    }
    guard case .swinging(let decay, let frequency, _, _) = self else {
      return halving(from: turn, to: limit, outside: distance)
    }
    // Each swing is smaller than the one before by the same factor.
    let period = Double.pi / frequency
    let swings = (logarithm(abs(offset(at: turn)) / distance) / (decay * period)).rounded(.down)
    let last = turn + swings * period
    guard last < limit else { return limit }
    return halving(from: last, to: min(limit, last + period), outside: distance)
  }

  /// Closes in on the one time in a monotonic stretch at which the offset, on the side of the
  /// target on which the stretch begins, comes within a distance.
  private func halving(from start: Double, to end: Double, outside distance: Double) -> Double {
    let side: Double = offset(at: start) < 0 ? -1 : 1
    guard side * offset(at: end) < distance else { return end }
    var lower = start
    var upper = end
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if side * offset(at: middle) >= distance { lower = middle } else { upper = middle }
    }
    return upper
  }
}
