/// What lies over the panels and has the keys.
package enum Overlay: Hashable, Sendable {
  /// The table of keys, read from this line on.
  case help(from: Int)
  /// A line of the scenario language, and what was wrong with it when it was tried.
  case commandLine(LineInput, Complaint?)
  /// The path of a link.
  case link(LineInput)
  /// The exact progress of the gesture.
  case progress(LineInput)

  /// The line that is being written, when one is.
  package var input: LineInput? {
    get {
      switch self {
      case .help: nil
      case .commandLine(let input, _), .link(let input), .progress(let input): input
      }
    }
    set {
      guard let newValue else { return }
      switch self {
      case .help: break
      case .commandLine: self = .commandLine(newValue, nil)
      case .link: self = .link(newValue)
      case .progress: self = .progress(newValue)
      }
    }
  }
}
