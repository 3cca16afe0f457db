extension History {
  /// The candidate that claims back: the first in the order of R14; the host always does.
  func backClaimant(by policies: AppPolicies) -> BackCandidate {
    claimantStack ?? claimantTabs(by: policies) ?? BackCandidate(.host, .claimsForHost)
  }

  /// The innermost stack on the active path that can pop (R14).
  private var claimantStack: BackCandidate? {
    askActiveStacks { path, stack in
      guard stack.index > 0 else { return nil }
      let pop = BackStep.pop(
        stack: path, source: stack.entries[stack.index].key,
        landing: stack.entries[stack.index - 1].visibleKey)
      return BackCandidate(.stack(path), .claims(pop))
    }
  }

  /// The innermost tabs on the active path that do not show their start, when the policy lets back
  /// go there (R44).
  private func claimantTabs(by policies: AppPolicies) -> BackCandidate? {
    guard policies.tabBack == .initial else { return nil }
    return askActiveTabs { path, tabs in
      guard tabs.selected != tabs.start else { return nil }
      let start = tabs.items[tabs.start]
      let selection = BackStep.selectTab(
        tabs: path, position: tabs.start, name: start.name,
        landing: start.container.visibleKey)
      return BackCandidate(.tabs, .claims(selection))
    }
  }
}

extension BackCandidate {
  /// Answers for one affordance, when this is the candidate that claims.
  func answer(for affordance: Affordance) -> BackPlan.Answer {
    guard affordances.contains(affordance) else { return .notDrivable(kind) }
    return if case .claims(let step) = verdict { .step(step) } else { .notHandled }
  }
}
