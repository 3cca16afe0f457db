/// The progress on which the fade-through of Android's back preview runs (M6; policy `fade-on`).
public enum FadeProgress: String, CaseIterable, Hashable, Sendable {
  /// The gesture's own progress p.
  case raw
  /// The eased progress E(p), with which the switch of the pictures comes much earlier.
  case eased
}
