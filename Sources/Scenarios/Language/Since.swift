/// The moment with which the state is compared.
package enum Since: String, CaseIterable, Hashable, Sendable {
  /// Just before the last gesture began.
  case gesture
  /// Just before the last step.
  case step
}
