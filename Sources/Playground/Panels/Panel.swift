/// A part of the screen that opens the insides of the phone.
package enum Panel: String, CaseIterable, Hashable, Sendable {
  /// The stacks as recorded and as shown, side by side.
  case history = "History"
  /// Every tab at once.
  case tabs = "Tabs"
  /// The numbers of the picture.
  case transform = "Transform"
  /// Who claims back, and why the others do not.
  case back = "Back means"
  /// What has happened.
  case events = "Events"

  /// The panels in the order in which they are dropped when there is little room, the first first.
  package static let dropOrder: [Panel] = [.events, .tabs, .back, .transform, .history]
  /// The panels in the order in which Tab brings them up.
  package static let focusOrder: [Panel] = [.history, .transform, .back, .tabs, .events]

  /// The rows below which a panel is not worth showing.
  package var leastRows: Int {
    switch self {
    case .history: 5
    case .tabs: 3
    case .transform: 7
    case .back: 6
    case .events: 3
    }
  }
}
