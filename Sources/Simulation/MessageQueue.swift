import Navigation
import Platforms

/// The messages under way between container and router: each is delivered at its moment, those of
/// one moment in the order in which they were sent.
struct MessageQueue: Hashable, Sendable {
  /// What is under way.
  enum Message: Hashable, Sendable {
    /// From the container to the router and the system.
    case toRouter(ContainerMessage)
    /// From the router to the container.
    case toContainer(RouterUpdate)
  }

  private struct Item: Hashable, Sendable {
    let due: Instant
    let message: Message
  }

  /// Sorted by moment; within a moment by the order of sending.
  private var items: [Item] = []

  /// Whether nothing is under way.
  var isEmpty: Bool { items.isEmpty }
  /// The moment of the next delivery.
  var nextDue: Instant? { items.first?.due }

  /// Sends a message.
  mutating func send(_ message: Message, due: Instant) {
    let position = items.lastIndex { $0.due <= due }.map { $0 + 1 } ?? 0
    items.insert(Item(due: due, message: message), at: position)
  }

  /// Takes the next message that is due by a moment.
  mutating func next(by now: Instant) -> Message? {
    guard let first = items.first, first.due <= now else { return nil }
    items.removeFirst()
    return first.message
  }
}
