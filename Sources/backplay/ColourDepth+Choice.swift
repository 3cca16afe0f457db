import TerminalUI

extension ColourDepth {
  /// Returns the most colour that may be used: the option decides, else NO_COLOR, else what the
  /// terminal says it has.
  ///
  /// What its description lacks is not used all the same.
  package static func choice(option: String?, environment: Environment) -> ColourDepth {
    if option == "never" { return .none }
    if option != "always", environment["NO_COLOR"] != nil { return .none }
    let word = environment["COLORTERM"]?.lowercased()
    return word == "truecolor" || word == "24bit" ? .trueColour : .indexed256
  }
}
