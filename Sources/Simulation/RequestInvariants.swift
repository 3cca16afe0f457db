import Navigation

/// What holds for the router's requests: I8, I9, I18 and I27.
enum RequestInvariants {
  /// Checks one request and its outcome.
  static func check(
    _ request: Request, _ entry: Journal.Entry, _ found: inout [Violation]
  ) {
    guard let changes = entry.outcome?.changes else {
      checkHost(request, entry, &found)
      return
    }
    let depth = Depths(entry, request.target)
    switch request.action {
    case .back(let affordance):
      guard case .step(let step)? = entry.plan?.answer(for: affordance) else {
        found.append(Violation(.i18, "back was handled although the plan named nothing"))
        return
      }
      BackInvariants.check(entry, step, &found)
    case .push, .pushUnique:
      if depth.after != depth.before + 1 {
        found.append(
          Violation(.i27, "a push took the depth from \(depth.before) to \(depth.after)"))
      }
    case .replace:
      if depth.after != depth.before {
        found.append(
          Violation(.i27, "a replace took the depth from \(depth.before) to \(depth.after)"))
      }
    case .reset(let entries):
      if depth.locations != entries.map(\.location) {
        found.append(Violation(.i27, "a reset left other entries than those asked for"))
      }
    case .selectTab, .tapTab:
      guard changes.tabs != nil else { return }
      if entry.before.root.tabContents != entry.after.root.tabContents {
        found.append(Violation(.i9, "a tab switch changed a stack"))
      }
    case .resetToRoot:
      if depth.after != 1 { found.append(Violation(.i27, "a reset to the root left more than it")) }
    case .pop, .popTo, .navigate, .setParams, .link: break
    }
  }

  /// The host is asked exactly when the plan said that back is not handled (I18).
  private static func checkHost(
    _ request: Request, _ entry: Journal.Entry, _ found: inout [Violation]
  ) {
    guard case .back(let affordance) = request.action, let plan = entry.plan else { return }
    let isHosts = plan.answer(for: affordance) == .notHandled
    if isHosts != entry.askedHost {
      found.append(
        Violation(.i18, isHosts ? "the host was not asked" : "the host was asked without need"))
    }
  }

  /// The depth of the addressed stack before and after.
  private struct Depths {
    let before: Int
    let after: Int
    let locations: [Location]

    init(_ entry: Journal.Entry, _ target: Request.Target) {
      let path = entry.before.root.path(to: target) ?? .root
      before = entry.before.root.stack(at: path)?.depth ?? 0
      let stack = entry.after.root.stack(at: path)
      after = stack?.depth ?? 0
      locations = stack?.entries.map(\.location) ?? []
    }
  }
}

extension History {
  /// The containers of every tab in the tree, whichever is selected.
  fileprivate var tabContents: [ContainerState] {
    var contents: [ContainerState] = []
    collectTabs(of: .stack(self), into: &contents)
    return contents
  }

  private func collectTabs(of container: ContainerState, into contents: inout [ContainerState]) {
    switch container {
    case .stack(let history):
      for entry in history.entries {
        if let child = entry.child { collectTabs(of: child, into: &contents) }
      }
    case .tabs(let tabs):
      for item in tabs.items {
        contents.append(item.container)
        collectTabs(of: item.container, into: &contents)
      }
    }
  }
}
