/// What the glass shows, from the lowest upwards: the launcher when it can be seen, then the app's
/// surfaces, and above them, moving with the app as a whole, its tab bar.
public struct Scene: Hashable, Sendable {
  /// Whether the launcher can be seen behind the app.
  public var showsLauncher: Bool
  /// How the app as a whole is placed: at identity, but for the preview of going home.
  public var app: Placement
  /// The app's screens, the lowest first.
  public var surfaces: [Surface]

  /// Makes a scene.
  public init(
    showsLauncher: Bool = false, app: Placement = Placement(), surfaces: [Surface]
  ) {
    self.showsLauncher = showsLauncher
    self.app = app
    self.surfaces = surfaces
  }
}
