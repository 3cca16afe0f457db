extension BackPlan {
  /// Who was asked, in order, each with its answer (R14).
  public var candidates: [BackCandidate] {
    let kinds = kinds
    let position = position(in: kinds)
    return kinds.enumerated().map { asked, kind in
      if asked == position { return claimant }
      return BackCandidate(kind, .passes(asked < position ? reason(of: kind) : .notReached))
    }
  }

  /// The position of the claimant among the candidates.
  public var claimantPosition: Int { position(in: kinds) }

  private func position(in kinds: [BackCandidate.Kind]) -> Int {
    kinds.prefix { $0 != claimant.kind }.count
  }

  /// All who may claim: the stacks that the active path passes lie between the handlers and the
  /// tabs.
  private var kinds: [BackCandidate.Kind] {
    [.keyboard, .dialog, .sheet, .cover, .handler]
      + activePath.stacks.reversed().map(BackCandidate.Kind.stack) + [.tabs, .host]
  }

  /// Why one who was asked does not claim.
  private func reason(of kind: BackCandidate.Kind) -> BackCandidate.Reason {
    switch kind {
    case .keyboard, .dialog, .sheet, .cover, .handler, .host: .absent
    case .stack: .atRoot
    case .tabs: activePath.passesTabs ? tabsReason : .noTabs
    }
  }
}

extension ContainerPath {
  /// The stacks on the way, the root first. An entry is a stack's, so where the next step is one,
  /// or none, is a stack.
  fileprivate var stacks: [ContainerPath] {
    let steps = steps
    return (0...steps.count).compactMap { count in
      if count < steps.count, case .tab = steps[count] { return nil }
      return ContainerPath(Array(steps[..<count]))
    }
  }

  fileprivate var passesTabs: Bool {
    steps.contains { if case .tab = $0 { true } else { false } }
  }
}
