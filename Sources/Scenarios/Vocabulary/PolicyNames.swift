/// A policy as a scenario may name it.
package struct PolicyNames: Hashable, Sendable {
  /// The name of the policy.
  package var name: String
  /// The values that are words.
  package var values: [String]
  /// Whether any number is a value as well.
  package var takesNumber: Bool
  /// One sentence on what the policy decides.
  package var meaning: String

  /// Makes a policy's names.
  package init(_ name: String, values: [String], takesNumber: Bool = false, meaning: String = "") {
    self.name = name
    self.values = values
    self.takesNumber = takesNumber
    self.meaning = meaning
  }
}

extension PolicyNames {
  /// Says whether the policy has a value.
  package func takes(_ value: String) -> Bool {
    values.contains(value) || (takesNumber && DecimalLiteral(value) != nil)
  }
}
