/// What a scanner found on a command line, up to the first mistake.
package struct Scan: Equatable, Sendable {
  /// The options and operands in their order.
  package var tokens: [Token]
  /// The mistake that ended the scan.
  package var error: UsageError?

  /// Makes a scan.
  package init(_ tokens: [Token] = [], error: UsageError? = nil) {
    self.tokens = tokens
    self.error = error
  }
}
