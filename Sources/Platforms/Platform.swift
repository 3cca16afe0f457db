/// One of the two platforms whose back is played.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// Back is a request with progress, commit and cancel, which the app may not handle.
  case android
  /// The navigation controller pops by itself and reports.
  case ios

  /// The other one.
  public var other: Platform { self == .android ? .ios : .android }
}
