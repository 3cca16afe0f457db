/// The system's view of the app.
package struct AppTask: Hashable, Sendable {
  /// Where the app is in its life.
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// It is seen.
    case foreground
    /// It is kept as it was and not seen.
    case background
    /// It was finished; the next start is a fresh one.
    case gone
    /// It has crashed.
    case crashed
  }

  /// Where the app is in its life.
  package var state: State = .foreground

  /// Makes the task of an app that has just started.
  package init() {}

  /// Whether the launcher is in front.
  package var isLauncherInFront: Bool { state != .foreground }
}
