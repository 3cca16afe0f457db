/// The stack that a path leads to, and why (R46).
public struct LinkArrival: Hashable, Sendable {
  /// How much of the path was understood.
  public enum Reason: Hashable, Sendable {
    /// All of it.
    case exact
    /// A valid prefix; the rest, from the segment at this position, is unknown.
    case prefix(Int)
    /// Nothing of it: the link leads home.
    case home(HomeReason)
  }

  /// Why a path leads home.
  public enum HomeReason: String, Hashable, Sendable {
    /// It has no segments.
    case empty = "the path is empty"
    /// No rule begins with its first segment.
    case unknown = "its first segment is unknown"
    /// It stops short of the first screen that rules with its first segments lead to.
    case incomplete = "no screen stands at it or on the way to it"
    /// A segment that has to be an id is none.
    case badID = "an id is a whole number from 1 to 2147483647"
    /// A percent escape is malformed or does not decode to UTF-8.
    case badEscape = "a percent escape is malformed"
  }

  /// The tab to show; nil: the start tab, or the root has none.
  public let tab: String?
  /// The entries above the root of the tab's stack.
  public let above: [Location]
  /// How much of the path was understood.
  public let reason: Reason
}
