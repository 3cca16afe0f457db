/// The platforms that a scenario is for.
package enum PlatformChoice: String, CaseIterable, Hashable, Sendable {
  case android
  case ios
  case both

  /// The platforms chosen, in the order in which they are run.
  package var platforms: [PlatformName] {
    switch self {
    case .android: [.android]
    case .ios: [.ios]
    case .both: [.android, .ios]
    }
  }
}
