import Navigation
import Simulation

extension Words {
  /// Returns what happened, in one line; nil when a line before or after says it.
  package static func happened(_ event: Event) -> String? {
    switch event {
    case .started(let gesture): "swipe begins → \(place(gesture.destination))"
    case .progressed(let progress): "progress \(Figures.fixed(progress, decimals: 3))"
    case .invoked(let affordance): invoked(affordance)
    case .cancelled: "swipe cancelled"
    case .preempted: "swipe preempted"
    case .didPop(let keys): "did pop " + keys.map { "\($0)" }.joined(separator: " ")
    case .hostStarted: "swipe begins → \(place(.host))"
    case .hostCancelled: "swipe cancelled"
    case .answered(let request, let outcome):
      "\(outcome.changes == nil ? asked(request) : verb(of: request)): \(answered(outcome))"
    case .committed(_, let outcome): "committed: \(answered(outcome))"
    case .linkArrived(let path, let arrival): "link \(path) → \(place(arrival))"
    case .tapped(let target): target.step
    case .tapDropped(let reason): "tap dropped: \(reason.rawValue)"
    case .appLeft(.gone): "app finished"
    case .appLeft(.crashed): "app crashed"
    case .appLeft: "app to background"
    case .appReturned: "app in front"
    case .unavailable(let why): why
    case .violated(let violation): "\(violation)"
    }
  }

  /// Returns where a link leads.
  package static func place(_ arrival: LinkArrival) -> String {
    guard arrival.tab != nil || !arrival.above.isEmpty else { return "home" }
    return ([arrival.tab].compactMap(\.self) + arrival.above.map(\.description))
      .joined(separator: " › ")
  }

  private static func invoked(_ affordance: Affordance) -> String? {
    switch affordance {
    case .systemButton: "system back"
    case .systemGesture: "system back, by swipe"
    case .headerControl, .edgeSwipe, .contentSwipe, .sheetSwipe, .closeControl, .dialogButton: nil
    }
  }
}
