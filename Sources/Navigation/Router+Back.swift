extension Router {
  /// Goes back as the plan says: at most one entry leaves (R8, R13).
  mutating func back(by affordance: Affordance, _ changes: inout Changes) throws(Rejection) {
    switch state.root.backClaimant(by: policies).answer(for: affordance) {
    case .step(let step): state.root.take(step, &changes)
    case .notHandled: throw .notHandled
    case .notDrivable(let kind): throw .refused(.notDrivable(kind))
    }
  }
}
