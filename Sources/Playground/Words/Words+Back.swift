import Navigation
import Platforms

extension Words {
  /// Returns who a candidate is; a stack by the tab or the entry that holds it.
  package static func name(of kind: BackCandidate.Kind, in root: History) -> String {
    switch kind {
    case .keyboard: "keyboard"
    case .dialog: "dialog"
    case .sheet: "sheet"
    case .cover: "cover"
    case .handler: "handlers"
    case .stack(let path): "stack \(holder(of: path, in: root))"
    case .tabs: "tabs"
    case .host: "host"
    }
  }

  /// Returns what a candidate answers on a platform; what the host does with back is the platform's
  /// decision (R16).
  package static func answer(_ verdict: BackCandidate.Verdict, on profile: Profile) -> String {
    switch verdict {
    case .claims(.pop(_, let source, landing: _)): "pops \(source)"
    case .claims(.selectTab(_, _, let name, landing: _)): "shows \(name)"
    case .claimsForHost where profile.platform == .ios: "does nothing"
    case .claimsForHost: profile.finishesAtRoot ? "app finishes" : "to background"
    case .passes(.notReached): "(not reached)"
    case .passes(let reason): reason.rawValue
    }
  }

  /// Returns what can drive a candidate on a platform; nil when nothing can.
  package static func drivers(of affordances: Affordances, on platform: Platform) -> String? {
    let names: [(Affordance, String)] =
      platform == .android
      ? [(.systemButton, "button"), (.systemGesture, "swipe"), (.headerControl, "Up")]
      : [(.edgeSwipe, "edge"), (.contentSwipe, "content"), (.headerControl, "header")]
    let fitting = names.filter { affordances.contains($0.0) }.map(\.1)
    return fitting.isEmpty ? nil : fitting.joined(separator: ", ")
  }

  /// Returns the name of what holds a stack: its tab, or the entry that hosts it.
  private static func holder(of path: ContainerPath, in root: History) -> String {
    switch path.steps.last {
    case nil: return "root"
    case .tab(let position):
      let tabs = root.tabs(at: ContainerPath(path.steps.dropLast()))
      guard let tabs, tabs.items.indices.contains(position) else { return "" }
      return tabs.items[position].name
    case .entry(let position):
      let host = root.stack(at: ContainerPath(path.steps.dropLast()))
      guard let host, host.entries.indices.contains(position) else { return "" }
      return host.entries[position].route.rawValue
    }
  }
}
