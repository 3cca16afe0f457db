/// The two screens of Android's back preview as they are drawn (M6).
public struct BackPreview: Hashable, Sendable {
  /// The screen that a commit would remove; it lies on top.
  public var leaving: PreviewLayer
  /// The screen that a commit would land on, beneath the leaving one.
  public var destination: PreviewLayer
  /// The opacity of the scrim over the destination, 0…1.
  public var scrim: Double

  /// Makes a preview from its layers, top first, and the scrim between them.
  public init(leaving: PreviewLayer, destination: PreviewLayer, scrim: Double) {
    self.leaving = leaving
    self.destination = destination
    self.scrim = scrim
  }

  /// The opacity of the light scrim under a surface; M6 gives no number, M9 gives this one.
  public static let lightScrim = 0.2
}
