/// A gesture under way, a value apart from the history, of which nothing changes before commit
/// (R20).
public struct BackGesture: Hashable, Sendable {
  /// A gesture's number; the next gesture has the next one.
  public struct ID: Hashable, Sendable {
    /// The count of gestures begun before it.
    public let number: Int
  }

  /// Where the gesture came from, a value that only the container understands.
  public struct Edge: RawRepresentable, Hashable, Sendable {
    /// The container's code.
    public let rawValue: UInt8

    /// Wraps a container's code.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }
  }

  /// The number by which it is committed or cancelled.
  public let id: ID
  /// Where it came from; opaque to the core.
  public let edge: Edge
  /// How it asks.
  public let affordance: Affordance
  /// The entry that is seen when it begins.
  public let source: EntryKey
  /// What a commit will do; frozen at begin (R21).
  public let step: BackStep
  /// The router's revision at begin.
  public let revision: Int
  /// How far it is, 0…1.
  public internal(set) var progress: Double

  /// Where a commit lands, the same for every progress (R22).
  public var destination: BackDestination { step.destination }

  /// Says whether an entry is the gesture's source, the one that leaves, or the one on which a
  /// commit lands.
  func names(_ key: EntryKey) -> Bool {
    key == source || key == step.source || key == destination.landing
  }
}
