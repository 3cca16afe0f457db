/// The switches for what users dispute, one value per app and the same on both platforms (R56).
public struct AppPolicies: Hashable, Sendable {
  /// What re-selecting the active tab does (R43).
  public enum Reselect: String, CaseIterable, Hashable, Sendable {
    /// Deeper than the root: pops to it; at the root: scrolls to the top; at the top: nothing.
    case popThenScroll = "pop-then-scroll"
    /// Pops to the root and scrolls it to the top at once.
    case popAndScroll = "pop-and-scroll"
    /// Pops to the root.
    case popOnly = "pop-only"
    /// Scrolls the visible screen to the top.
    case scrollOnly = "scroll-only"
    /// Tells the app and does nothing.
    case eventOnly = "event-only"
  }

  /// What back does at the root of a tab (R44).
  public enum TabBack: String, CaseIterable, Hashable, Sendable {
    /// Leaves the app.
    case none
    /// Goes to the start tab, which appears as it was left.
    case initial
  }

  /// What re-selecting the active tab does.
  public var reselect: Reselect = .popThenScroll
  /// What back does at the root of a tab.
  public var tabBack: TabBack = .initial

  /// Makes the default policies.
  public init() {}
}
