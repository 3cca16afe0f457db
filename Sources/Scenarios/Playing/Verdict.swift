/// What became of one statement on one platform.
package enum Verdict: Hashable, Sendable {
  /// The step was done, or the expectation holds.
  case done
  /// The platform has no such action (R39); the step was skipped.
  case notAvailable(String)
  /// The step could not be done, or the expectation does not hold.
  case failed(expected: String, got: String)

  /// Whether it failed.
  package var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}
