import MockApp
import Motion

/// What a tap can hit.
package enum TapTarget: Hashable, Sendable {
  /// A row or a button of the visible screen, with its label and what it does.
  case item(label: String, action: Action)
  /// A field of the visible screen.
  case field(String)
  /// The header's control: back on iOS, Up on Android.
  case backControl
  /// A tab of the bar.
  case tab(String)
  /// The app's icon on the launcher.
  case appIcon

  /// What the log says of a tap on it, in the scenario's words.
  package var step: String {
    switch self {
    case .item(let label, _): "tap \"\(label)\""
    case .field(let name): "focus \"\(name)\""
    case .backControl: "tap back"
    case .tab(let name): "tap tab \"\(name)\""
    case .appIcon: "return"
    }
  }
}
