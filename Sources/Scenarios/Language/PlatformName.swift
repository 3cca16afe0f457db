/// One of the two platforms, as a scenario writes it.
package enum PlatformName: String, CaseIterable, Hashable, Sendable {
  case android
  case ios
}
