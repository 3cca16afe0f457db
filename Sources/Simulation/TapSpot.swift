/// What a person says to tap.
package enum TapSpot: Hashable, Sendable {
  /// The row or button with this label.
  case label(String)
  /// The row with this number, from 1.
  case row(Int)
  /// The field of this name.
  case field(String)
  /// The tab of this name.
  case tab(String)
  /// The header's control.
  case back
  /// The app's icon on the launcher.
  case icon
}

/// Why there is nothing to tap.
package enum TapFailure: Error, Hashable, Sendable {
  /// No row or button of the visible screen has the label.
  case noLabel(String)
  /// The visible screen has fewer rows.
  case noRow(Int, of: Int)
  /// The visible screen has no field of the name.
  case noField(String)
  /// The tab bar has no such tab, or there is none.
  case noTab(String)
  /// The visible screen has no back control: nothing lies below it.
  case noBackControl
  /// The launcher is not in front.
  case noLauncher
  /// The launcher is in front: the app's screens cannot be tapped.
  case appNotInFront

  /// The failure in words.
  package var sentence: String {
    switch self {
    case .noLabel(let label): "nothing on the visible screen is labelled '\(label)'"
    case .noRow(let number, let count): "there is no row \(number); the screen has \(count)"
    case .noField(let name): "the visible screen has no field '\(name)'"
    case .noTab(let name): "there is no tab '\(name)'"
    case .noBackControl: "the visible screen has no back control: nothing lies below it"
    case .noLauncher: "the launcher is not in front"
    case .appNotInFront: "the app is not in front"
    }
  }
}
