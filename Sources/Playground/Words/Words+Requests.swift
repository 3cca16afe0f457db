import Navigation

extension Words {
  /// Returns what was asked.
  package static func asked(_ request: Request) -> String {
    switch request.action {
    case .push(let location): "push \(location)"
    case .pushUnique(let location): "push unique \(location)"
    case .navigate(let location): "navigate \(location)"
    case .pop(let count): count == 1 ? "pop" : "pop \(count)"
    case .popTo(let location): "pop to \(location)"
    case .replace(let location): "replace \(location)"
    case .resetToRoot: "reset to root"
    case .reset(let entries):
      "reset " + entries.map { $0.location.description }.joined(separator: ", ")
    case .setParams(let params):
      "set "
        + params.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    case .selectTab(let name): "select tab \(name)"
    case .tapTab(let name): "tap tab \(name)"
    case .back: "back"
    case .link(let path): "link \(path)"
    }
  }

  /// Returns the kind of request, where the answer says the rest.
  package static func verb(of request: Request) -> String {
    switch request.action {
    case .push: "push"
    case .pushUnique: "push unique"
    case .navigate: "navigate"
    case .pop: "pop"
    case .popTo: "pop to"
    case .replace: "replace"
    case .resetToRoot: "reset to root"
    case .reset: "reset"
    case .setParams: "set"
    case .selectTab: "select tab"
    case .tapTab: "tab"
    case .back: "back"
    case .link: "link"
    }
  }

  /// Returns what the router answered.
  package static func answered(_ outcome: Outcome) -> String {
    switch outcome {
    case .handled(let changes): happened(changes)
    case .notHandled: "not handled"
    case .blocked(let key): "blocked by \(key)"
    case .stale(let reason): "stale: \(why(reason))"
    case .refused(let reason): "refused: \(why(reason))"
    }
  }

  /// Returns what changed.
  package static func happened(_ changes: Changes) -> String {
    var parts: [String] = []
    if let tabs = changes.tabs { parts.append("\(tabs.from) → \(tabs.to)") }
    parts += changes.removed.map { "−\($0)" } + changes.added.map { "+\($0)" }
    if let updated = changes.updated { parts.append("\(updated) updated") }
    if let count = changes.popped, count.requested != count.performed {
      parts.append("\(count.performed) of \(count.requested)")
    }
    if let key = changes.scrollToTop { parts.append("\(key) to its top") }
    return parts.isEmpty ? "nothing changes" : parts.joined(separator: " ")
  }

  private static func why(_ reason: Outcome.StaleReason) -> String {
    switch reason {
    case .sourceGone(let key): "\(key) is gone"
    case .gestureEnded: "the gesture has ended"
    case .planChanged: "back means something else now"
    case .oldRevision(let revision): "revision \(revision) is old"
    }
  }

  private static func why(_ reason: Outcome.RefusalReason) -> String {
    switch reason {
    case .unknownRoute(let route): "no route '\(route)'"
    case .noSuchStack: "no such stack"
    case .unknownTab(let name): "no tab '\(name)'"
    case .atRoot: "at the root"
    case .badCount(let count): "\(count) entries"
    case .notInStack(let location): "\(location) is not in the stack"
    case .alreadyOnTop(let key): "\(key) is on top"
    case .emptyReset: "a reset to nothing"
    case .duplicateKey(let key): "\(key) is named twice"
    case .foreignKey(let key): "\(key) belongs elsewhere"
    case .nestedTooDeeply: "too many containers inside each other"
    case .notDrivable: "this cannot drive it"
    case .gestureUnderWay: "a gesture is under way"
    }
  }
}
