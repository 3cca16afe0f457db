/// The way from the top of a document to one of its values, printed as in `tabs[2].root.route`.
package struct JSONPath: Hashable, Sendable {
  /// One step of the way.
  package enum Step: Hashable, Sendable {
    /// To the member of an object.
    case name(String)
    /// To the element of an array, counted from 0.
    case index(Int)
  }

  /// The steps, the first one from the top.
  package let steps: [Step]

  /// Makes a path from its steps; without any it is the top itself.
  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  /// Returns the path to a member of the object at this path.
  package func appending(_ step: Step) -> JSONPath {
    JSONPath(steps + [step])
  }
}

extension JSONPath: CustomStringConvertible {
  /// The printed form; a name that is no plain word stands in brackets and quotes, the top is
  /// `(top)`.
  package var description: String {
    guard !steps.isEmpty else { return "(top)" }
    return steps.reduce(into: "") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .name(let name) where !Self.isPlain(name): text += "[\(name.debugDescription)]"
      case .name(let name): text += text.isEmpty ? name : ".\(name)"
      }
    }
  }

  /// Says whether a name can stand without quotes.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy { scalar in
        scalar.properties.isAlphabetic || "0"..."9" ~= scalar || scalar == "_"
      }
  }
}
