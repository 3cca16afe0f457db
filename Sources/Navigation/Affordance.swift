/// A way in which a person asks to go back (R18).
public enum Affordance: UInt8, CaseIterable, Hashable, Sendable {
  /// Android's back key or button: invoked only, without progress.
  case systemButton
  /// Android's back gesture, from either edge.
  case systemGesture
  /// iOS's interactive pop from the leading edge.
  case edgeSwipe
  /// iOS's interactive pop from anywhere in the content.
  case contentSwipe
  /// The control in the header: back on iOS, Up on Android (R19).
  case headerControl
  /// A sheet's swipe down.
  case sheetSwipe
  /// The close control of a sheet or a cover.
  case closeControl
  /// A dialog's buttons.
  case dialogButton
}

/// The affordances that can drive a candidate.
public struct Affordances: OptionSet, Hashable, Sendable {
  /// One bit for each affordance.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Makes a set of one.
  public init(_ affordance: Affordance) {
    self.init(rawValue: 1 << affordance.rawValue)
  }

  /// Android's button and gesture.
  public static let system: Affordances = [Self(.systemButton), Self(.systemGesture)]
  /// What drives a stack: both swipes, the header's control and the system's back.
  public static let stack: Affordances = [
    .system, Self(.edgeSwipe), Self(.contentSwipe), Self(.headerControl),
  ]

  /// Says whether an affordance is in the set.
  public func contains(_ affordance: Affordance) -> Bool {
    contains(Self(affordance))
  }
}
