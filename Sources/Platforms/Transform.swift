import Motion

/// The numbers of the picture that a gesture moves.
public enum Transform: Hashable, Sendable {
  /// Android's preview within the app.
  case android(AndroidBackTransform)
  /// Android's preview of going home.
  case home(BackToHomeTransform)
  /// iOS's interactive pop.
  case ios(PopTransform)

  /// The transform of a screen at rest.
  public static func atRest(on platform: Platform, device: Device) -> Transform {
    switch platform {
    case .android:
      .android(
        AndroidBackTransform(
          progress: 0, side: nil, dy: 0, size: device.size, deviceCorner: device.cornerRadius))
    case .ios: .ios(PopTransform(progress: 0, width: device.size.width))
    }
  }
}
