/// The outward form of a piece of a line, from which usage lines are made.
package indirect enum Shape: Hashable, Sendable {
  /// A word that stands as it is.
  case word(String)
  /// A place for something of the writer's own.
  case slot(Slot)
  /// One after the other.
  case sequence([Shape])
  /// Present or absent.
  case optional(Shape)
  /// One of several.
  case choice([Shape])
  /// One or more, with commas between them.
  case list(Shape)

  /// The shape as a usage line, `swipe from left|right|content|x NUMBER [on row N|"LABEL"]`.
  package var usage: String {
    switch self {
    case .word(let word): word
    case .slot(let slot): slot.placeholder
    case .sequence(let parts): parts.map(\.usage).joined(separator: " ")
    case .optional(let part): "[\(part.usage)]"
    case .choice(let parts): parts.map(\.usage).joined(separator: "|")
    case .list(let part): "\(part.usage), …"
    }
  }
}
