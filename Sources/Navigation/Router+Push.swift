extension Router {
  /// Adds an entry, also of the same route (R9).
  mutating func push(_ location: Location, in target: Request.Target) -> Outcome {
    if let refusal = refusal(of: location) { return refusal }
    guard let path = path(to: target) else { return .refused(.noSuchStack) }
    return .handled(add(location, keeping: stack(at: path).depth, at: path))
  }

  /// Adds an entry unless the same route and identity is on top (R9).
  mutating func pushUnique(_ location: Location, in target: Request.Target) -> Outcome {
    guard let path = path(to: target) else { return .refused(.noSuchStack) }
    let top = stack(at: path).current
    guard !graph.isSame(top.location, location) else { return .refused(.alreadyOnTop(top.key)) }
    return push(location, in: target)
  }

  /// Updates the params when the same route and identity is on top, else pushes (R9).
  mutating func navigate(to location: Location, in target: Request.Target) -> Outcome {
    if let refusal = refusal(of: location) { return refusal }
    guard let path = path(to: target) else { return .refused(.noSuchStack) }
    guard graph.isSame(stack(at: path).current.location, location) else {
      return push(location, in: target)
    }
    return .handled(update(location.params, at: path))
  }

  /// Merges params into those of the top.
  mutating func setParams(_ params: [String: String], in target: Request.Target) -> Outcome {
    guard let path = path(to: target) else { return .refused(.noSuchStack) }
    return .handled(update(params, at: path))
  }
}
