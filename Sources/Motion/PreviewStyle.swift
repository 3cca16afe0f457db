/// What Android's back preview does with its numbers (M6; policy `preview`).
public enum PreviewStyle: String, CaseIterable, Hashable, Sendable {
  /// The leaving screen becomes a smaller, shifted, opaque card over its destination (M2–M5).
  case surface
  /// The leaving screen shrinks and fades out, then the destination fades in (M2 and M6).
  case fullScreen = "full-screen"
}
