import AndroidContainer
import IOSContainer
import Navigation
import Platforms

/// The container of the platform that is played: one of the twins, behind their common protocol.
package enum ActiveContainer: Hashable, Sendable {
  /// Android's.
  case android(AndroidContainer)
  /// iOS's.
  case ios(IOSContainer)

  /// Makes a platform's container at rest.
  package init(on platform: Platform, showing ledger: Ledger) {
    switch platform {
    case .android: self = .android(AndroidContainer(showing: ledger))
    case .ios: self = .ios(IOSContainer(showing: ledger))
    }
  }

  /// What is shown.
  package var ledger: Ledger {
    switch self {
    case .android(let container): container.ledger
    case .ios(let container): container.ledger
    }
  }

  /// The moment at which something ends by itself.
  package var nextDeadline: Instant? {
    switch self {
    case .android(let container): container.nextDeadline
    case .ios(let container): container.nextDeadline
    }
  }

  /// Whether the picture changes from one moment to the next.
  package var isMoving: Bool {
    switch self {
    case .android(let container): container.isMoving
    case .ios(let container): container.isMoving
    }
  }

  /// Whether a gesture is under way, its ending included.
  package var isInGesture: Bool {
    switch self {
    case .android(let container): container.isInGesture
    case .ios(let container): container.isInGesture
    }
  }

  /// Whether the screens take taps.
  package var takesTaps: Bool {
    switch self {
    case .android(let container): container.takesTaps
    case .ios(let container): container.takesTaps
    }
  }

  /// The picture at the context's moment.
  package func scene(in context: ContainerContext) -> Scene {
    switch self {
    case .android(let container): container.scene(in: context)
    case .ios(let container): container.scene(in: context)
    }
  }

  /// The gesture's state in numbers.
  package func readout(in context: ContainerContext) -> GestureReadout? {
    switch self {
    case .android(let container): container.readout(in: context)
    case .ios(let container): container.readout(in: context)
    }
  }

  /// What can be told or asked of a container that answers with messages.
  enum Act {
    case receive(RouterUpdate)
    case touch(Touch)
    case systemBack
    case headerControl
    case advance
    case cancelAtOnce
  }

  /// Lets the container act.
  mutating func perform(_ act: Act, in context: ContainerContext) -> [ContainerMessage] {
    switch self {
    case .android(var container):
      let messages = container.perform(act, in: context)
      self = .android(container)
      return messages
    case .ios(var container):
      let messages = container.perform(act, in: context)
      self = .ios(container)
      return messages
    }
  }
}

extension Container {
  fileprivate mutating func perform(
    _ act: ActiveContainer.Act, in context: ContainerContext
  ) -> [ContainerMessage] {
    switch act {
    case .receive(let update): receive(update, in: context)
    case .touch(let touch): handle(touch, in: context)
    case .systemBack: pressSystemBack(in: context)
    case .headerControl: tapHeaderControl(in: context)
    case .advance: advance(in: context)
    case .cancelAtOnce: cancelAtOnce(in: context)
    }
  }
}
