/// The way in which an entry stands over what lies beneath it (R2).
public enum Presentation: Hashable, Sendable {
  /// A page pushed onto its stack.
  case push
  /// A sheet that leaves a part of the page beneath it visible.
  case sheet
  /// A modal that covers the whole screen.
  case cover
  /// A dialog; one that is not cancelable swallows back (R32).
  case dialog(cancelable: Bool)
}
