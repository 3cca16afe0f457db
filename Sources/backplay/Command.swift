/// A subcommand: one row from which parser, usage, help and errors are made, and what it does.
package struct Command: Sendable {
  /// What a command takes beside its options.
  package struct Operands: Equatable, Sendable {
    /// Their name in the usage, such as `FILE|DIR|-...`.
    package let name: String
    /// How many there may be.
    package let count: ClosedRange<Int>

    /// Makes a description of operands.
    package init(_ name: String, count: ClosedRange<Int>) {
      self.name = name
      self.count = count
    }

    /// No operands.
    package static let none = Operands("", count: 0...0)
  }

  /// Performs a command; it has printed what there is to say, except about a wrong command line.
  package typealias Action =
    @Sendable (Arguments, inout Surroundings) throws(UsageError) -> ExitStatus

  /// The word that names it.
  package let name: String
  /// A sentence about it without its full stop.
  package let summary: String
  /// What else there is to know: paragraphs, each a line.
  package let details: [String]
  /// What it takes beside its options.
  package let operands: Operands
  /// The options that it has beside the standing ones.
  package let options: [Option]
  /// What it does.
  package let perform: Action

  /// Makes a command.
  package init(
    _ name: String, summary: String, details: [String] = [], operands: Operands = .none,
    options: [Option] = [], perform: @escaping Action
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    self.operands = operands
    self.options = options
    self.perform = perform
  }
}
