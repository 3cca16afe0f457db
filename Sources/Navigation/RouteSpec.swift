/// What an app declares about one route.
public struct RouteSpec: Hashable, Sendable {
  /// The container that an entry of the route hosts.
  public enum Hosting: Hashable, Sendable {
    /// None: the entry is a screen.
    case nothing
    /// Tabs, each a stack that begins with a route.
    case tabs([TabSpec])
    /// A stack that begins with a route.
    case stack(Location)
  }

  /// One tab that an entry hosts.
  public struct TabSpec: Hashable, Sendable {
    /// The name in the tab bar.
    public let name: String
    /// The first entry of the tab's stack.
    public let root: Location

    /// Declares a tab.
    public init(name: String, root: Location) {
      self.name = name
      self.root = root
    }
  }

  /// The params that tell two screens of the route apart (R9).
  public let identity: [String]
  /// The container that an entry of the route hosts.
  public let hosting: Hosting

  /// Declares a route.
  public init(identity: [String] = [], hosting: Hosting = .nothing) {
    self.identity = identity
    self.hosting = hosting
  }
}
