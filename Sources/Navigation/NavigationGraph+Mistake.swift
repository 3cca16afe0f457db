extension NavigationGraph {
  /// The mistakes that a declaration can hold.
  public enum Mistake: Error, Hashable, Sendable {
    /// A route that is used and not declared.
    case unknownRoute(Route)
    /// A route that hosts itself, directly or through others, so that no tree could end.
    case endlessHosting(Route)
    /// A route whose entries would bring along more entries than ``mostHosted``.
    case tooMuchHosting(Route)
    /// A route that hosts tabs and names none.
    case noTabs(Route)
    /// Two tabs beside each other with the same name.
    case duplicateTab(String)
    /// A link that names a tab which the root does not have.
    case unknownTab(String)
    /// Two links with the same pattern.
    case duplicateLink(String)
    /// A link that takes two ids by the same name.
    case duplicateID(String, link: String)
    /// A link whose params use an id that its pattern does not take.
    case unknownID(String, link: String)
  }
}

extension NavigationGraph.Mistake: CustomStringConvertible {
  /// The mistake in words.
  public var description: String {
    switch self {
    case .unknownRoute(let route): "route '\(route)' is not declared"
    case .endlessHosting(let route): "route '\(route)' hosts itself"
    case .tooMuchHosting(let route):
      "route '\(route)' hosts more than \(NavigationGraph.mostHosted) entries"
    case .noTabs(let route): "route '\(route)' hosts tabs and names none"
    case .duplicateTab(let name): "two tabs are named '\(name)'"
    case .unknownTab(let name): "there is no tab '\(name)'"
    case .duplicateLink(let pattern): "two links have the pattern \(pattern)"
    case .duplicateID(let name, let link): "link \(link) takes two ids named '\(name)'"
    case .unknownID(let name, let link): "link \(link) takes no id named '\(name)'"
    }
  }
}
