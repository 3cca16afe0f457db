/// What somebody asks of the router (R6).
public struct Request: Hashable, Sendable {
  /// What is asked.
  public enum Action: Hashable, Sendable {
    /// Adds an entry, also of the same route (R9).
    case push(Location)
    /// Adds an entry unless the same route and identity is on top (R9).
    case pushUnique(Location)
    /// Gives the top these params when it is the same route and identity, else pushes (R9).
    case navigate(Location)
    /// Removes entries from the top of one stack; more than there are clamps to the root (R8).
    case pop(Int)
    /// Pops to the nearest entry of a route, of those params that are given (R9).
    case popTo(Location)
    /// Swaps the top for a new entry; the depth stays (R9).
    case replace(Location)
    /// Pops to the same root.
    case resetToRoot
    /// Puts exactly these entries in the place of the stack's (R10).
    case reset([ResetEntry])
    /// Merges params into those of the top.
    case setParams([String: String])
    /// Shows a tab; the one that is shown already changes nothing.
    case selectTab(String)
    /// A person taps a tab of the bar: selects it, or re-selects it (R43).
    case tapTab(String)
    /// A person asks to go back (R8).
    case back(Affordance)
    /// A link or a notification arrives (R46).
    case link(String)
  }

  /// One entry of a reset.
  public struct ResetEntry: Hashable, Sendable {
    /// The key, when the entry is one that is known; nil: a new one.
    public let key: EntryKey?
    /// Where it leads.
    public let location: Location

    /// Names an entry.
    public init(_ location: Location, key: EntryKey? = nil) {
      self.location = location
      self.key = key
    }
  }

  /// The stack that is asked.
  public enum Target: Hashable, Sendable {
    /// The innermost stack on the active path; for tabs, the innermost visible tabs that have the
    /// name.
    case active
    /// The root stack.
    case root
    /// The stack of a tab, hidden or seen (R45): of the innermost visible tabs that have the name,
    /// or else of the topmost that are covered.
    case tab(String)
    /// The stack that the topmost entry of a route hosts, or else the one in which it stands; the
    /// innermost stacks on the active path are searched first.
    case route(Route)
  }

  /// What is asked.
  public let action: Action
  /// The stack that is asked.
  public let target: Target
  /// The entry that asks; when it is gone, the request is stale (R12), which takes a walk through
  /// the whole tree to know.
  public let source: EntryKey?

  /// Makes a request.
  public init(_ action: Action, in target: Target = .active, from source: EntryKey? = nil) {
    self.action = action
    self.target = target
    self.source = source
  }
}
