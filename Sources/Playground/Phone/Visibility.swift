/// How opacity is shown where colours cannot be mixed: by a dither of attributes (motion.md §6).
enum Visibility: Hashable {
  /// Not at all: what lies beneath is seen.
  case hidden
  /// Faint.
  case faint
  /// As it is.
  case full

  /// Finds it in thirds; what is no number is hidden.
  init(thirdsOf opacity: Double) {
    self = opacity >= 2.0 / 3 ? .full : opacity >= 1.0 / 3 ? .faint : .hidden
  }
}
