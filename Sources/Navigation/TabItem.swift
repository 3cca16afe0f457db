/// One tab: its name in the bar and the container that it holds.
public struct TabItem: Hashable, Sendable {
  /// The name that the bar shows and that scenarios use.
  public let name: String
  /// What the tab holds, hidden or seen.
  public var container: ContainerState

  /// Makes a tab.
  public init(name: String, container: ContainerState) {
    self.name = name
    self.container = container
  }
}
