import Navigation

/// What holds for one thing that reached the core: I4, I7, I8, I9, I18, I20 and I27.
package enum EntryInvariants {
  /// Returns what does not hold for an entry of the journal.
  package static func violations(of entry: Journal.Entry) -> [Violation] {
    var found: [Violation] = []
    let hasChanged = entry.before != entry.after
    switch entry.cause {
    case .began(let affordance, let gesture):
      if hasChanged { found.append(Violation(.i4, "a gesture's begin changed the history")) }
      if gesture != nil, let plan = entry.plan, !plan.isDriven(by: affordance) {
        found.append(Violation(.i20, "a gesture began that could not drive the first candidate"))
      }
    case .progressed, .cancelled, .confirmed, .preempted:
      if hasChanged {
        found.append(Violation(.i4, "a gesture's progress or cancel changed the history"))
      }
    case .committed(let gesture): BackInvariants.check(entry, gesture.step, &found)
    case .reported(_, let gesture?): BackInvariants.check(entry, gesture.step, &found)
    case .reported(_, nil): BackInvariants.checkCount(entry, &found)
    case .hostCommitted:
      if entry.plan?.answer(for: .systemGesture) != .notHandled {
        found.append(Violation(.i18, "the host took a back that was not its own"))
      }
    case .request(let request): RequestInvariants.check(request, entry, &found)
    }
    if let outcome = entry.outcome, outcome.changes == nil, hasChanged {
      found.append(Violation(.i7, "a request that was not handled changed the state"))
    }
    return found
  }
}

extension BackPlan {
  /// Whether an affordance can drive the first candidate to a step.
  fileprivate func isDriven(by affordance: Affordance) -> Bool {
    if case .step = answer(for: affordance) { true } else { false }
  }
}
