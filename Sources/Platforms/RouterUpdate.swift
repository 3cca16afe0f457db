import Navigation

/// What the router tells the container: the history as recorded, and how a gesture of the
/// container's has ended.
public struct RouterUpdate: Hashable, Sendable {
  /// How the router ended a gesture.
  public enum GestureEnd: Hashable, Sendable {
    /// It was committed, and this update holds the result.
    case committed(GestureSerial)
    /// A request preempted it (R26).
    case preempted(GestureSerial)
    /// Its commit or its begin was answered with anything but handled.
    case rejected(GestureSerial)

    /// The gesture.
    public var serial: GestureSerial {
      switch self {
      case .committed(let serial), .preempted(let serial), .rejected(let serial): serial
      }
    }
  }

  /// The history as recorded.
  public let root: History
  /// The router's revision.
  public let revision: Int
  /// How a gesture has ended, when one has.
  public let gestureEnd: GestureEnd?

  /// Makes an update.
  public init(root: History, revision: Int, gestureEnd: GestureEnd? = nil) {
    self.root = root
    self.revision = revision
    self.gestureEnd = gestureEnd
  }
}
