import Platforms
import Simulation

/// What has happened lately, in words.
package struct EventLog: Hashable, Sendable {
  /// How a line is meant.
  package enum Tone: Hashable, Sendable {
    /// Something that happens all the time.
    case quiet
    /// Something that happened.
    case plain
    /// Something that could not be done.
    case warning
    /// Something that is broken.
    case bad
  }

  /// One line.
  package struct Line: Hashable, Sendable {
    /// When it happened.
    package let moment: Instant
    /// What happened.
    package let text: String
    /// How it is meant.
    package let tone: Tone
    /// Whether the next line of the same kind takes its place, as progress does.
    package let isProgress: Bool
  }

  /// The lines that are kept.
  package static let mostLines = 200

  /// The lines, the newest last.
  package private(set) var lines: [Line] = []

  /// Makes an empty log.
  package init() {}

  /// Writes events down.
  package mutating func append(_ events: [Event], at moment: Instant) {
    for event in events {
      guard let text = Words.happened(event) else { continue }
      let isProgress = if case .progressed = event { true } else { false }
      append(
        Line(moment: moment, text: text, tone: Self.tone(of: event), isProgress: isProgress))
    }
  }

  /// Writes a line down.
  package mutating func append(_ text: String, _ tone: Tone, at moment: Instant) {
    append(Line(moment: moment, text: text, tone: tone, isProgress: false))
  }

  private mutating func append(_ line: Line) {
    if line.isProgress, lines.last?.isProgress == true { lines.removeLast() }
    lines.append(line)
    if lines.count > Self.mostLines { lines.removeFirst(lines.count - Self.mostLines) }
  }

  private static func tone(of event: Event) -> Tone {
    switch event {
    case .progressed: .quiet
    case .violated: .bad
    case .tapDropped, .unavailable: .warning
    case .answered(_, let outcome), .committed(_, let outcome):
      outcome.changes == nil ? .warning : .plain
    default: .plain
    }
  }
}
