/// The way from the root stack down to a container: the entry that hosts the next one, the tab that holds it, and so on.
///
/// The empty path is the root stack itself.
public struct ContainerPath: Hashable, Sendable {
  /// One step down.
  public enum Step: Hashable, Sendable {
    /// Into the container that the entry at this position hosts.
    case entry(Int)
    /// Into the container of the tab at this position.
    case tab(Int)
  }

  /// The steps from the root down.
  public var steps: [Step]

  /// Makes a path from its steps.
  public init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// The root stack.
  public static let root = ContainerPath()

  /// Returns the path one step further down.
  func appending(_ step: Step) -> ContainerPath {
    ContainerPath(steps + [step])
  }
}
