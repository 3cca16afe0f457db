extension AndroidBackTransform {
  /// Gives the two screens as this style draws them (M6).
  ///
  /// *surface* uses scale, shifts and corner and stays opaque; the destination lies at rest under
  /// a light scrim. *full-screen* uses scale and fade, without shift or new corners; a plain
  /// surface colour lies under both.
  public func preview(_ style: PreviewStyle) -> BackPreview {
    switch style {
    case .surface:
      BackPreview(
        leaving: PreviewLayer(scale: scale, shiftX: shiftX, shiftY: shiftY, corner: corner),
        destination: PreviewLayer(corner: deviceCorner), scrim: BackPreview.lightScrim)
    case .fullScreen:
      BackPreview(
        leaving: PreviewLayer(scale: scale, corner: deviceCorner, opacity: fadeOut),
        destination: PreviewLayer(scale: incomingScale, corner: deviceCorner, opacity: fadeIn),
        scrim: 0)
    }
  }
}
