/// The numbers of Android's back preview inside an app at one moment of the gesture (M1–M6).
///
/// Lengths are dp. At progress 0 every number is that of a screen at rest, whatever the finger's
/// height: a gesture that begins, or that was cancelled, shows nothing.
public struct AndroidBackTransform: Hashable, Sendable {
  /// The raw progress p of the gesture, 0…1.
  public let progress: Double
  /// The eased progress E(p) (M1).
  public let eased: Double
  /// The scale about the centre, from 1 to 0.9 (M2).
  public let scale: Double
  /// The shift sideways: to the right from the left edge, to the left from the right, else 0 (M3).
  public let shiftX: Double
  /// The shift up or down, after the finger (M4).
  public let shiftY: Double
  /// The corner radius, from the device's own to 32 (M5).
  public let corner: Double
  /// The opacity of the leaving screen where screens fade: 0 from progress 0.35 on (M6).
  public let fadeOut: Double
  /// The opacity of the destination where screens fade: 0 up to progress 0.35 (M6).
  public let fadeIn: Double
  /// The scale of the destination where screens fade: 1.1 until it appears, then down to 1 (M6).
  public let incomingScale: Double
  /// The device's own corner radius, which a screen at rest has (M5).
  public let deviceCorner: Double

  /// Computes the preview.
  ///
  /// - Parameters:
  ///   - progress: The raw progress; held in 0…1, NaN counts as 0.
  ///   - side: The edge that the gesture came from; nil shifts nothing sideways.
  ///   - dy: The finger's height minus its height at the start, in dp, downwards.
  ///   - size: The size of the surface in dp.
  ///   - deviceCorner: The device's own corner radius in dp.
  ///   - easing: The curve E; it also shapes the vertical shift.
  ///   - vertical: The rule for the vertical shift.
  ///   - fadeOn: The progress on which the fade runs.
  public init(
    progress: Double, side: Side?, dy: Double, size: Size, deviceCorner: Double,
    easing: BackEasing = .standardDecelerate, vertical: VerticalShift = .spec,
    fadeOn: FadeProgress = .raw
  ) {
    let p = clamp(progress, 0, 1)
    let eased = easing(p)
    self.progress = p
    self.eased = eased
    scale = lerp(1, 0.9, eased)
    shiftX = eased * Self.reach(of: size.width) * (side?.inward ?? 0)
    self.deviceCorner = deviceCorner.tameLength
    corner = lerp(self.deviceCorner, 32, eased)
    let fade = fadeOn == .raw ? p : eased
    fadeOut = max(0, 1 - fade / Self.fadeSwitch)
    fadeIn = max(0, (fade - Self.fadeSwitch) / (1 - Self.fadeSwitch))
    incomingScale = lerp(1.1, 1, fadeIn)
    shiftY = Self.shiftY(
      of: vertical, progress: p, eased: eased, scale: scale, dy: dy.tame,
      height: size.height.tameLength, easing: easing)
  }

  /// The progress at which the leaving screen is gone and the destination begins to appear (M6).
  public static let fadeSwitch = 0.35

  /// The longest shift along an extent: a twentieth of it less 8, so that 8 remain of the gap that
  /// the scale opens; 0 on a surface that has no room (M3, M4).
  private static func reach(of extent: Double) -> Double {
    max(0, extent.tameLength / 20 - 8)
  }

  private static func shiftY(
    of rule: VerticalShift, progress: Double, eased: Double, scale: Double, dy: Double,
    height: Double, easing: BackEasing
  ) -> Double {
    // `reference` would jump at once; a gesture without progress is identity under every rule.
    guard progress > 0, height > 0, dy != 0 else { return 0 }
    let ratio = min(1, abs(dy) / height)
    let sign: Double = dy < 0 ? -1 : 1
    switch rule {
    case .spec:
      return sign * eased * easing(ratio) * reach(of: height)
    case .reference:
      return sign * easing(ratio) * reach(of: height)
    case .helper:
      return sign * min(max(0, (height - scale * height) / 2 - 8), 24) * ratio
    }
  }
}
