/// A piece of the command line, as the scanner found it.
package enum Token: Equatable, Sendable {
  /// An option, with its value when it takes one.
  case option(Option, value: String?)
  /// What is no option: the command's name or an operand.
  case operand(String)
}
