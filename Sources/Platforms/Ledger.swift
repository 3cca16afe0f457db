import Navigation

/// What a container shows, by its own account; what the router holds is *recorded*.
public struct Ledger: Hashable, Sendable {
  /// The container's own history.
  public var shown: History
  /// The newest revision of the router's that it has taken in.
  public var revision: Int

  /// Makes a ledger.
  public init(shown: History, revision: Int = 0) {
    self.shown = shown
    self.revision = revision
  }
}
