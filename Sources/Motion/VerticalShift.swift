/// How far Android's back preview follows the finger up and down (M4; policy `vertical`).
public enum VerticalShift: String, CaseIterable, Hashable, Sendable {
  /// Google's written rule: sign(dy) · E(p) · E(min(1, |dy|/H)) · max(0, H/20 − 8).
  case spec
  /// Google's sample, which leaves E(p) out: the surface can leave the screen early in the swipe.
  case reference
  /// Material's helper: sign(dy) · min(max(0, (H − sH)/2 − 8), 24) · |dy|/H.
  case helper
}
