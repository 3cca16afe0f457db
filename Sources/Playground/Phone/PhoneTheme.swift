/// Whether the phone's screens are light or dark.
package enum PhoneTheme: String, CaseIterable, Hashable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}
