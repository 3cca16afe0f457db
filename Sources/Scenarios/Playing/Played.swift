import Platforms

/// One statement that was played on one platform, and what became of it.
package struct Played: Hashable, Sendable {
  /// The number of its line, from 1; nil: it stands in no file, as the check that is implied at the
  /// end.
  package let line: Int?
  /// The statement as a scenario writes it.
  package let text: String
  /// Whether it was a step, and not an expectation.
  package let isStep: Bool
  /// Where it was played.
  package let platform: Platform
  /// What became of it.
  package let verdict: Verdict
}

extension Played: CustomStringConvertible {
  /// One sentence: the line, the statement, and what was expected and got.
  package var description: String {
    let place = line.map { "line \($0): " } ?? ""
    switch verdict {
    case .done: return "\(place)\(text)"
    case .notAvailable(let reason): return "\(place)\(text) — \(reason); skipped on \(platform)"
    case .failed(let expected, let got):
      return "\(place)\(text) [\(platform)]: expected \(expected), got \(got)"
    }
  }
}
