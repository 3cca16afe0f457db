/// The way from the root stack down to a container: the entry that hosts the next one, the tab that
/// holds it, and so on.
///
/// The empty path is the root stack itself. A path of up to three steps allocates nothing.
public struct ContainerPath: Hashable, Sendable {
  /// One step down.
  public enum Step: Hashable, Sendable {
    /// Into the container that the entry at this position hosts.
    case entry(Int)
    /// Into the container of the tab at this position.
    case tab(Int)
  }

  /// The steps; always packed when they fit, so that equal paths are stored alike.
  private enum Storage: Hashable, Sendable {
    case packed(PackedSteps)
    case listed([Step])
  }

  private var storage: Storage

  /// Makes a path from its steps.
  public init(_ steps: [Step] = []) {
    storage = PackedSteps(steps).map(Storage.packed) ?? .listed(steps)
  }

  private init(_ packed: PackedSteps) {
    storage = .packed(packed)
  }

  /// The root stack.
  public static let root = ContainerPath()

  /// The steps from the root down.
  public var steps: [Step] {
    get {
      switch storage {
      case .packed(let packed): Array(packed)
      case .listed(let steps): steps
      }
    }
    set { self = ContainerPath(newValue) }
  }

  /// Whether this is the root stack.
  var isRoot: Bool { first == nil }

  /// The number of steps.
  var count: Int {
    switch storage {
    case .packed(let packed): packed.count
    case .listed(let steps): steps.count
    }
  }

  /// The first step; nil for the root stack.
  var first: Step? {
    switch storage {
    case .packed(let packed): packed.first
    case .listed(let steps): steps.first
    }
  }

  /// Returns the path without its first step.
  func dropFirst() -> ContainerPath {
    switch storage {
    case .packed(let packed): ContainerPath(packed.dropFirst())
    case .listed(let steps): ContainerPath(Array(steps.dropFirst()))
    }
  }

  /// Returns the path one step further down.
  func appending(_ step: Step) -> ContainerPath {
    if case .packed(let packed) = storage, let longer = packed.appending(step) {
      return ContainerPath(longer)
    }
    return ContainerPath(steps + [step])
  }
}
