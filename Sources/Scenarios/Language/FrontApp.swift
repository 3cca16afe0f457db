/// Whose window is in front once ours has left.
package enum FrontApp: String, CaseIterable, Hashable, Sendable {
  /// The home screen.
  case launcher
}
