/// What a person did, and what must be seen: a bug report that runs.
///
/// A scenario is its lines, comments and blank ones included, so that it prints as it was written.
/// The line with
/// index `i` is line `i + 1` of the file that it was read from.
package struct Scenario: Hashable, Sendable {
  /// The lines, the header's first.
  package var lines: [Line]

  /// Makes a scenario from its lines.
  package init(lines: [Line] = []) {
    self.lines = lines
  }
}
