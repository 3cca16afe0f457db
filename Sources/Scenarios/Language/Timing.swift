/// The moment at which a step acts.
package enum Timing: Hashable, Sendable {
  /// Once running transitions and messages have settled; a gesture under way is left alone.
  case settled
  /// Without waiting (`at once`).
  case atOnce
}
