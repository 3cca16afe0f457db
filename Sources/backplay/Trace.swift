import Scenarios
import Simulation

/// The lines of `--trace`: each step, and the stacks after it.
enum Trace {
  /// The text of one statement that was played.
  static func text(
    of now: (line: Line?, played: [Played]), on worlds: [World]
  ) -> String {
    var text = ""
    for played in now.played {
      text += "  \(played.verdict.mark) \(played.text)\(played.verdict.remark)"
      text += now.played.count > 1 ? "  [\(played.platform)]\n" : "\n"
      guard played.isStep,
        let world = worlds.first(where: {
          $0.platform == played.platform
        })
      else { continue }
      for line in world.report { text += "        \(line)\n" }
    }
    return text
  }
}

extension Verdict {
  fileprivate var mark: String {
    switch self {
    case .done: "·"
    case .notAvailable: "-"
    case .failed: "!"
    }
  }

  fileprivate var remark: String {
    switch self {
    case .done: ""
    case .notAvailable(let reason): "  (\(reason))"
    case .failed(let expected, let got): "  expected \(expected), got \(got)"
    }
  }
}
