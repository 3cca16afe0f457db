/// All that is wrong with one text, in the order of the text; never empty.
package struct Diagnostics: Error, Hashable, Sendable {
  /// How many mistakes are shown at once; nobody mends more before the next try.
  package static let limit = 100

  /// The mistakes, from the top of the text downwards.
  package let all: [Diagnostic]

  /// Gathers mistakes; nil when there are none.
  package init?(_ all: [Diagnostic]) {
    guard !all.isEmpty else { return nil }
    self.all = all.sorted { $0.place < $1.place }
  }

  /// Makes the report of a single mistake.
  package init(_ one: Diagnostic) {
    all = [one]
  }
}

extension Diagnostics: CustomStringConvertible {
  /// Every mistake as it is shown, one after the other.
  package var description: String {
    all.map(\.description).joined(separator: "\n")
  }
}
