/// What one line of a scenario says, apart from its comment.
package enum Statement: Hashable, Sendable {
  /// A line of the header; these stand above all others.
  case header(Header)
  /// A step.
  case step(Step, Timing)
  /// An expectation, of one platform alone where the right result differs.
  case expectation(Expectation, Timing, on: PlatformName?)
}
