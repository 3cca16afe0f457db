extension Router {
  /// Goes back as the plan says: at most one entry leaves (R8, R13).
  mutating func back(by affordance: Affordance) -> Outcome {
    switch backPlan.answer(for: affordance) {
    case .notHandled: .notHandled
    case .notDrivable(let kind): .refused(.notDrivable(kind))
    case .step(.pop(let path, _, _)): .handled(keep(stack(at: path).index, at: path))
    case .step(.selectTab(let path, let position, _, _)): .handled(select(position, of: path))
    }
  }
}
