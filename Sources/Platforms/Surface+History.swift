import Navigation

extension Surface {
  /// Makes the screen that a history shows, at rest, and names the one that its header's control
  /// leads to.
  public init(showing history: History, policies: AppPolicies) {
    let plan = BackPlan(of: history, policies: policies)
    self.init(
      key: history.visibleLeaf.key,
      below: plan.destination(for: .headerControl)?.landing)
  }
}
