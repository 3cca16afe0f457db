import Motion

/// The switches for what platforms and frameworks do differently (R56).
public struct PlatformPolicies: Hashable, Sendable {
  /// When the picture of a full-screen preview switches to the destination (R22).
  public enum PictureSwitch: String, CaseIterable, Hashable, Sendable {
    /// At 35 % of the way.
    case atFadeSwitch = "0.35"
    /// As soon as letting go would commit.
    case atCommit = "commit"
  }

  /// What a second gesture does while one is under way (R25).
  public enum SecondGesture: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case ignore
    /// It cancels the first and begins.
    case cancelFirst = "cancel-first"
  }

  /// The curve of the eased progress (M1).
  public var easing: BackEasing = .standardDecelerate
  /// The rule of the vertical shift (M4).
  public var vertical: VerticalShift = .spec
  /// The progress on which the fade runs (M6).
  public var fadeOn: FadeProgress = .raw
  /// How the preview is drawn (M6).
  public var preview: PreviewStyle = .surface
  /// When the picture of a full-screen preview switches.
  public var pictureSwitch: PictureSwitch = .atFadeSwitch
  /// What a second gesture does.
  public var secondGesture: SecondGesture = .ignore
  /// How much of the speed counts at an iOS release (M15).
  public var projection: Momentum.Projection = .momentum
  /// What an iOS release does that would rest exactly in the middle (M15).
  public var tie: Momentum.Tie = .stays

  /// Makes the default policies.
  public init() {}
}
