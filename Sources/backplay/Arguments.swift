/// The options and operands that one command was given.
package struct Arguments: Equatable, Sendable {
  /// What stands on the command line and is no option, the command's name excepted.
  package private(set) var operands: [String] = []
  private var values: [String: [String?]] = [:]

  /// Makes the arguments of a command that was given none.
  package init() {}

  /// Adds an operand.
  mutating func add(operand: String) { operands.append(operand) }

  /// Adds an option, with its value when it takes one.
  mutating func add(_ option: Option, value: String?) {
    values[option.name, default: []].append(value)
  }

  /// Says whether an option was given.
  package func has(_ option: Option) -> Bool { values[option.name] != nil }

  /// Returns an option's value, the last one when it was given several times.
  package func value(of option: Option) -> String? { values(of: option).last }

  /// Returns an option's values in the order in which they were given.
  package func values(of option: Option) -> [String] {
    values[option.name, default: []].compactMap(\.self)
  }
}
