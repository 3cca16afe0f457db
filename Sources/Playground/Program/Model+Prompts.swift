import Scenarios
import Simulation

extension Model {
  /// Takes the line of a prompt, or leaves a field.
  mutating func accept(_ mode: KeyMode) {
    switch mode {
    case .typing: send(.unfocus)
    case .prompt: acceptLine()
    case .reading, .rest, .gesture, .tooSmall: break
    }
  }

  private mutating func acceptLine() {
    switch overlay {
    case .progress(let input):
      overlay = nil
      guard let progress = ProgressText.value(of: input.text) else {
        if !input.text.isEmpty {
          hint = Hint("'\(input.text)' is no progress from 0 to 1", .warning)
        }
        return
      }
      moveFinger(to: progress)
    case .link(let input):
      overlay = nil
      send(.link(input.text))
    case .commandLine(let input, _): runLine(input)
    case .help, nil: break
    }
  }

  /// Completes the word before the cursor as far as there is only one way to go on.
  mutating func complete() {
    switch overlay {
    case .commandLine(let input, _):
      guard input.after.isEmpty else { return }
      let completions = Completions(of: input.text, names: names)
      let texts = completions.candidates.filter { !$0.isPlaceholder }.map(\.text)
      guard let common = Self.commonStart(of: texts) else { return }
      let line = completions.head + common + (texts.count == 1 ? " " : "")
      guard line.utf8.count > input.text.utf8.count else { return }
      overlay = .commandLine(LineInput(line), nil)
    case .link(let input):
      guard input.after.isEmpty else { return }
      let line = LinkCompletion(of: input.text, in: world.definition.graph.links).completed
      overlay = .link(LineInput(line))
    case .progress, .help, nil: break
    }
  }

  private static func commonStart(of texts: [String]) -> String? {
    guard let first = texts.first else { return nil }
    return texts.dropFirst().reduce(first) { common, text in
      String(zip(common, text).prefix { $0 == $1 }.map(\.0))
    }
  }
}
