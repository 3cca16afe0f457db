/// The part of a scenario to which a line belongs.
enum Section: Hashable, Sendable {
  /// Above the first step: words of the header may stand here.
  case header
  /// From the first step on.
  case body
}
