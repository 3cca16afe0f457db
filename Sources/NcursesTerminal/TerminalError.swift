/// Why a terminal cannot be used.
package enum TerminalError: Error, Equatable, Sendable {
  /// Input or output is no terminal, or somebody has it already.
  case noTerminal
  /// No description of a terminal of that name is installed.
  case unknownType(String)
  /// The terminal cannot place its cursor: it prints, and no more.
  case noCursor(String)
  /// ncurses could not start.
  case failed

  /// The error in a sentence for the user.
  package var message: String {
    switch self {
    case .noTerminal: "standard input and output are no terminal that can be used"
    case .unknownType(let name): "no terminal of type '\(name)' is known here (see TERM)"
    case .noCursor(let name): "a terminal of type '\(name)' cannot place its cursor (see TERM)"
    case .failed: "the terminal could not be set up"
    }
  }
}
