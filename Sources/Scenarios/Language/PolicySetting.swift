/// A policy and the value that it is given, `tab-back=history`.
package struct PolicySetting: Hashable, Sendable {
  /// The name of the policy.
  package var name: String
  /// The value, a word or a number.
  package var value: String

  /// Makes a setting.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
